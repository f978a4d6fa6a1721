import { workOf } from '@/tests/bench/interactions/trace';

const MAIN = { pid: 1, tid: 1 };
const done = (name: string, from: number, milliseconds: number, place = MAIN) => ({
  ...place,
  name,
  ph: 'X',
  ts: from * 1000,
  dur: milliseconds * 1000,
});
const timing = (ph: 'b' | 'e', at: number, interactionId = 0) => ({
  ...MAIN,
  name: 'EventTiming',
  ph,
  ts: at * 1000,
  id2: { local: '0x1' },
  args: { data: { interactionId } },
});
const trace = (...traceEvents: readonly object[]): string => JSON.stringify({ traceEvents });

it('a forced layout counts as layout, not as the script around it', () => {
  const work = workOf(
    trace(
      timing('b', 0, 9),
      done('EventDispatch', 10, 40),
      done('Layout', 20, 15),
      done('Paint', 60, 5),
      timing('e', 80),
    ),
  );
  expect(work).toEqual({ script: 25, longest: 40, layout: 15, paint: 5, raster: 0 });
});

it('work before, after or beside the interaction is left out, but for the raster', () => {
  const beside = { pid: 1, tid: 2 };
  const work = workOf(
    trace(
      done('FunctionCall', 0, 30),
      timing('b', 50, 9),
      done('Paint', 60, 5, beside),
      done('RasterTask', 60, 8, beside),
      timing('e', 80),
      done('FunctionCall', 90, 30),
    ),
  );
  expect(work).toEqual({ script: 0, longest: 0, layout: 0, paint: 0, raster: 8 });
});

it('a trace without an interaction has no work', () => {
  expect(workOf(trace(done('FunctionCall', 0, 30)))).toBeNull();
});
