import fc from 'fast-check';
import { glide, GLIDE_MS, releaseSpeed } from '@/lib/surface/momentum';
import { isClick, isDoubleTap, strayed } from '@/lib/surface/press';
import { aboveFloor, isAtLimit, wheelFactor } from '@/lib/surface/wheel';
import { forAll } from '@/tests/fixtures/runners/property';

type Turn = readonly [deltaY: number, deltaMode?: number, ctrlKey?: boolean];
const turn = (...[deltaY, deltaMode = 0, ctrlKey = false]: Turn) =>
  wheelFactor({ deltaY, deltaMode, ctrlKey });

describe('the wheel', () => {
  it.each([
    [0.8, 100, true],
    [0.8, -100, false],
    [3, -100, true],
    [3, 100, false],
    [1.3, 100, false],
  ])('at scale %p, turned by %p, is at its limit: %p', (scale, delta, isAtEnd) => {
    expect(isAtLimit(scale, turn(delta), { min: 0.8, max: 3 })).toBe(isAtEnd);
  });

  it('at or below its floor only zooms in', () => {
    const step = fc.integer({ min: -900, max: 900 });
    const least = fc.double({ min: 0.1, max: 2, noNaN: true });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), least, (turns, floor) => {
        const after = (from: number, deltas: readonly number[]) =>
          deltas.reduce((now, delta) => now * aboveFloor(turn(delta), now, floor), from);
        expect(after(floor * 1.3, turns)).toBeGreaterThanOrEqual(floor * 0.999);
        const end = after(after(floor * 1.3, turns), Array<number>(100).fill(900));
        expect(end / floor).toBeCloseTo(1, 2);
        expect(aboveFloor(turn(100), end, floor)).toBe(1);
        expect(aboveFloor(turn(-100), end, floor)).toBeCloseTo(1.1);
      }),
    );
    expect(aboveFloor(turn(100), 0.2, 0.9)).toBe(1);
    expect(aboveFloor(turn(100), 2)).toBeCloseTo(1 / 1.1);
  });

  it.each<[string, Turn, number]>([
    ['up by a tick', [-100], 1.1],
    ['down by a tick', [100], 1 / 1.1],
    ['by three lines', [-3, 1], 1.1],
    ['by a page', [-1, 2], 1.1 ** 5],
    ['by a trackpad’s pinch, which comes in small steps', [-2, 0, true], 1.1 ** 0.2],
    ['sideways', [0], 1],
  ])('turned %s zooms by %p', (_, turned, expected) => {
    expect(turn(...turned)).toBeCloseTo(expected, 9);
  });

  it('is reversible: turns that cancel out restore the scale', () => {
    forAll(fc.array(fc.integer({ min: -400, max: 400 })), (turns) => {
      const zoomed = turns.reduce((scale, delta) => scale * turn(delta), 1);
      const restored = turns.reduce((scale, delta) => scale * turn(-delta), zoomed);
      expect(restored).toBeCloseTo(1, 8);
    });
  });
});

describe('a release', () => {
  const moves = (speed: number, times: number) =>
    Array.from({ length: times }, (_, index) => ({
      at: index * 16,
      by: { x: speed * 16, y: 0 },
    }));

  it('glides from 0.3 pixels a millisecond', () => {
    expect(releaseSpeed(moves(0.5, 6), 80)?.x).toBeCloseTo(0.5);
    expect(releaseSpeed(moves(0.2, 6), 80)).toBeNull();
  });

  it('does not glide after a rest of 100 ms', () => {
    expect(releaseSpeed(moves(2, 6), 80 + 101)).toBeNull();
  });

  it('ends within 800 ms, ever slower', () => {
    const at = (elapsed: number) => glide({ x: 1, y: 0 }, elapsed).x;
    expect(at(100) - at(0)).toBeGreaterThan(at(300) - at(200));
    expect(GLIDE_MS).toBeLessThan(800);
    expect(at(GLIDE_MS)).toBe(at(GLIDE_MS + 500));
    expect(at(GLIDE_MS) - at(GLIDE_MS - 16)).toBeLessThan(0.5);
  });
});

describe('a press', () => {
  it('is a click up to 4 pixels and a drag from 6, for a finger 8 and 12', () => {
    expect([isClick(4, 'mouse'), isClick(6, 'mouse')]).toEqual([true, false]);
    expect([isClick(8, 'touch'), isClick(12, 'touch')]).toEqual([true, false]);
    expect(isClick(4, 'pen')).toBe(true);
  });

  it('is judged by its farthest distance, not by its end', () => {
    const path = [3, 20, 0].map((x) => ({ x, y: 0 }));
    expect(path.reduce(strayed, 0)).toBe(20);
  });

  it('makes a double tap with another at most 300 ms and 30 pixels away', () => {
    const tap = (at: number, x: number, y: number) => ({ at, point: { x, y } });
    const first = tap(0, 0, 0);
    expect(isDoubleTap(first, tap(250, 20, 20))).toBe(true);
    expect(isDoubleTap(first, tap(350, 0, 0))).toBe(false);
    expect(isDoubleTap(first, tap(100, 31, 0))).toBe(false);
    expect(isDoubleTap(null, first)).toBe(false);
  });
});
