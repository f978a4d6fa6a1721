import {
  FULL_RESOLUTION,
  resolutionAfterFrame,
  resolutionAfterRest,
} from '@/lib/buildings/view/resolution';

/** Returns the scale after each of the frames, whose durations are in milliseconds. */
function scalesAfter(durations: readonly number[]): readonly number[] {
  let resolution = FULL_RESOLUTION;
  return durations.map((duration) => {
    resolution = resolutionAfterFrame(resolution, duration);
    return resolution.scale;
  });
}

it('the resolution stays full while frames are in time', () => {
  expect(scalesAfter([16, 17, 32, 16])).toEqual([1, 1, 1, 1]);
});

it('one slow frame between others in time does not lower the resolution', () => {
  expect(scalesAfter([16, 500, 16, 200, 16])).toEqual([1, 1, 1, 1, 1]);
});

it('frames of more than 150 ms lower the resolution step by step, to one half and no further', () => {
  expect(scalesAfter([400, 400, 400, 400, 400, 400, 400])).toEqual([
    1, 0.7, 0.7, 0.5, 0.5, 0.5, 0.5,
  ]);
});

it('the resolution falls by the square root of how much too slow frames are', () => {
  expect(scalesAfter([50, 50])[1]).toBeCloseTo(0.8, 9);
});

it('each rest raises the resolution of the next movement by one step, up to the full one', () => {
  const raised = resolutionAfterRest({ scale: 0.5, lastDuration: 400 });
  expect(raised).toEqual({ scale: 0.5 / 0.7, lastDuration: null });
  expect(resolutionAfterRest(raised).scale).toBe(1);
});
