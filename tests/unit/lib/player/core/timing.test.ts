/** @jest-environment node */
import { isTimingExact } from '@/lib/player/core/timing';

it.each([
  [600, 600, true],
  [600, 612, true],
  [600, 588, true],
  [600, 613, false],
  [600, 587, false],
  [600, Number.NaN, true],
  [600, 0, true],
  [0, 600, true],
  [undefined, 600, true],
])('the timings of an episode announced as %p s and played as %p s are exact: %p', (...row) => {
  const [announcedSeconds, mediaSeconds, isExact] = row;
  expect(isTimingExact(announcedSeconds, mediaSeconds)).toBe(isExact);
});
