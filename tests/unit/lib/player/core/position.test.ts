/** @jest-environment node */
import fc from 'fast-check';
import { clampPosition, isFinished, startPosition } from '@/lib/player/core/position';
import { seekKeyTarget } from '@/lib/player/extras/seekKeys';
import { forAll } from '@/tests/fixtures/runners/property';

const second = fc.double({ min: 0, max: 1e6, noNaN: true });
const invalidSecond = fc.constantFrom(undefined, Number.NaN, Infinity, -Infinity, -5);

it('startPosition takes the first available: an explicit time, a chapter, the saved position, the start', () => {
  const secondOrInvalid = fc.oneof(second, invalidSecond);
  forAll(secondOrInvalid, secondOrInvalid, secondOrInvalid, (explicit, chapter, saved) => {
    const validSeconds = [explicit, chapter, saved, 0].filter(
      (candidate) => candidate !== undefined && candidate >= 0 && candidate < Infinity,
    );
    expect(startPosition({ explicit, chapter, saved })).toBe(validSeconds[0]);
  });
});

it('clampPosition stays inside a known length', () => {
  const length = fc.double({ min: 1, max: 1e6, noNaN: true });
  forAll(fc.double({ noNaN: true }), length, (seconds, duration) => {
    const clamped = clampPosition(seconds, duration);
    expect(clamped).toBeGreaterThanOrEqual(0);
    expect(clamped).toBeLessThanOrEqual(duration);
  });
});

it.each([Number.NaN, Infinity, 0])(
  'clampPosition has no upper limit for a length of %p',
  (duration) => {
    expect(clampPosition(754, duration)).toBe(754);
    expect(clampPosition(-3, duration)).toBe(0);
  },
);

it.each([
  [569, 600, false],
  [570, 600, true],
  [600, 600, true],
  [5, 20, true],
  [0, 20, false],
  [900, Number.NaN, false],
  [900, 0, false],
])('at %p s of %p an episode is finished: %p', (seconds, duration, finished) => {
  expect(isFinished(seconds, duration)).toBe(finished);
});

it.each([
  ['ArrowLeft', 95],
  ['ArrowDown', 95],
  ['ArrowRight', 105],
  ['ArrowUp', 105],
  ['PageDown', 40],
  ['PageUp', 160],
  ['Home', 0],
  ['End', 600],
  ['Tab', null],
  [' ', null],
  ['l', null],
])('the key %p on the seek bar seeks from second 100 to %p', (key, target) => {
  const playhead = { currentTime: 100, duration: 600, progress: 100 / 6 };
  expect(seekKeyTarget(key, playhead)).toBe(target);
});
