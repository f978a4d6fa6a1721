/** @jest-environment node */
import { SPEEDS } from '@/lib/player/base/speed';
import { formatSpeed, nextSpeed, stepSpeed } from '@/lib/player/extras/speedSteps';

it('stepSpeed moves by one speed and stops at the ends, and nextSpeed wraps around', () => {
  expect(SPEEDS).toEqual([0.75, 1, 1.25, 1.5, 1.75, 2]);
  expect(SPEEDS.map((speed) => stepSpeed(speed, 1))).toEqual([1, 1.25, 1.5, 1.75, 2, 2]);
  expect(SPEEDS.map((speed) => stepSpeed(speed, -1))).toEqual([0.75, 0.75, 1, 1.25, 1.5, 1.75]);
  expect(SPEEDS.map(nextSpeed)).toEqual([1, 1.25, 1.5, 1.75, 2, 0.75]);
});

it('formatSpeed writes speeds with a decimal comma', () => {
  expect(SPEEDS.map(formatSpeed)).toEqual(['0,75×', '1×', '1,25×', '1,5×', '1,75×', '2×']);
});
