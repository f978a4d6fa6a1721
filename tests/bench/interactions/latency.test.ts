import { latencyOf } from '@/tests/bench/interactions/latency';

const event = (
  startTime: number,
  duration: number,
  processingDelay: number,
  processingDone: number,
) => ({
  interactionId: 7,
  startTime,
  duration,
  processingStart: startTime + processingDelay,
  processingEnd: startTime + processingDone,
});

it('the longest event of an interaction is its latency, in three parts', () => {
  expect(latencyOf([event(0, 24, 4, 6), event(60, 104, 20, 70)])).toEqual({
    duration: 104,
    delay: 20,
    processing: 50,
    presentation: 34,
  });
});

it('events presented in the same frame are one interaction', () => {
  const sameFrameEvents = [event(60, 96, 10, 15), event(60, 96, 30, 50)];
  expect(latencyOf(sameFrameEvents)).toMatchObject({
    delay: 10,
    processing: 40,
    presentation: 46,
  });
});

it('an interaction that the browser does not report counts as the shortest reported duration', () => {
  expect(latencyOf([])).toMatchObject({ duration: 16, processing: 0 });
});
