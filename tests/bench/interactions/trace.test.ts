import { workOf } from '@/tests/bench/interactions/trace';

const MAIN_THREAD = { pid: 1, tid: 1 };
const completeEvent = (
  name: string,
  startMs: number,
  milliseconds: number,
  thread = MAIN_THREAD,
) => ({
  ...thread,
  name,
  ph: 'X',
  ts: startMs * 1000,
  dur: milliseconds * 1000,
});
const timingEvent = (ph: 'b' | 'e', timeMs: number, interactionId = 0) => ({
  ...MAIN_THREAD,
  name: 'EventTiming',
  ph,
  ts: timeMs * 1000,
  id2: { local: '0x1' },
  args: { data: { interactionId } },
});
const trace = (...traceEvents: readonly object[]): string => JSON.stringify({ traceEvents });

it('a forced layout counts as layout, not as the script around it', () => {
  const work = workOf(
    trace(
      timingEvent('b', 0, 9),
      completeEvent('EventDispatch', 10, 40),
      completeEvent('Layout', 20, 15),
      completeEvent('Paint', 60, 5),
      timingEvent('e', 80),
    ),
  );
  expect(work).toEqual({ script: 25, longest: 40, layout: 15, paint: 5, raster: 0 });
});

it('work before or after the interaction, or on another thread, is left out, except the raster', () => {
  const otherThread = { pid: 1, tid: 2 };
  const work = workOf(
    trace(
      completeEvent('FunctionCall', 0, 30),
      timingEvent('b', 50, 9),
      completeEvent('Paint', 60, 5, otherThread),
      completeEvent('RasterTask', 60, 8, otherThread),
      timingEvent('e', 80),
      completeEvent('FunctionCall', 90, 30),
    ),
  );
  expect(work).toEqual({ script: 0, longest: 0, layout: 0, paint: 0, raster: 8 });
});

it('a trace without an interaction has no work', () => {
  expect(workOf(trace(completeEvent('FunctionCall', 0, 30)))).toBeNull();
});
