/** @jest-environment node */
import fc from 'fast-check';
import { clampPosition, isFinished, startPosition } from '@/lib/player/core/position';
import { isWorthRetrying, retryDelay } from '@/lib/player/core/retry';
import { seekKeyTarget } from '@/lib/player/extras/seekKeys';

const second = fc.double({ min: 0, max: 1e6, noNaN: true });
const nonsense = fc.constantFrom(undefined, Number.NaN, Infinity, -Infinity, -5);
const anything = fc.oneof(second, nonsense);

describe('startPosition', () => {
  it('takes an explicit time before everything else', () => {
    fc.assert(
      fc.property(second, anything, anything, (explicit, chapter, saved) => {
        expect(startPosition({ explicit, chapter, saved })).toBe(explicit);
      }),
    );
  });

  it('takes a chapter before the saved position', () => {
    fc.assert(
      fc.property(nonsense, second, anything, (explicit, chapter, saved) => {
        expect(startPosition({ explicit, chapter, saved })).toBe(chapter);
      }),
    );
  });

  it('takes the saved position when nothing else makes sense', () => {
    fc.assert(
      fc.property(nonsense, nonsense, second, (explicit, chapter, saved) => {
        expect(startPosition({ explicit, chapter, saved })).toBe(saved);
      }),
    );
  });

  it('is the beginning otherwise', () => {
    fc.assert(
      fc.property(nonsense, nonsense, nonsense, (explicit, chapter, saved) => {
        expect(startPosition({ explicit, chapter, saved })).toBe(0);
      }),
    );
  });
});

describe('clampPosition', () => {
  it('stays inside a known length', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true }),
        fc.double({ min: 1, max: 1e6, noNaN: true }),
        (seconds, duration) => {
          const clamped = clampPosition(seconds, duration);
          expect(clamped).toBeGreaterThanOrEqual(0);
          expect(clamped).toBeLessThanOrEqual(duration);
        },
      ),
    );
  });

  it.each([Number.NaN, Infinity, 0])('knows no end when the length is %p', (duration) => {
    expect(clampPosition(754, duration)).toBe(754);
    expect(clampPosition(-3, duration)).toBe(0);
  });
});

describe('isFinished', () => {
  it.each([
    [569, 600, false],
    [570, 600, true],
    [600, 600, true],
    [5, 20, true],
    [0, 20, false],
    [900, Number.NaN, false],
    [900, 0, false],
  ])('at %p of %p is %p', (seconds, duration, finished) => {
    expect(isFinished(seconds, duration)).toBe(finished);
  });
});

describe('retryDelay', () => {
  it('doubles from one second to sixteen, then gives up', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(retryDelay)).toEqual([
      1000,
      2000,
      4000,
      8000,
      16_000,
      16_000,
      16_000,
      16_000,
      null,
      null,
    ]);
  });
});

describe('isWorthRetrying', () => {
  it.each([
    ['the connection broke', { code: 2, wasReadable: false, online: true }, true],
    ['a readable source broke off', { code: 4, wasReadable: true, online: true }, true],
    ['there is no connection', { code: 4, wasReadable: false, online: false }, true],
    ['the address never gave audio', { code: 4, wasReadable: false, online: true }, false],
    ['the browser gave no reason', { code: 0, wasReadable: false, online: true }, false],
  ])('when %s', (_, breakdown, worth) => {
    expect(isWorthRetrying(breakdown)).toBe(worth);
  });
});

describe('seekKeyTarget', () => {
  const playhead = { currentTime: 100, duration: 600, progress: 100 / 6 };

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
  ])('%p leads to %p', (key, target) => {
    expect(seekKeyTarget(key, playhead)).toBe(target);
  });
});
