import fc from 'fast-check';
import { glide, GLIDE_MS, releaseSpeed } from '@/lib/surface/momentum';
import { isClick, isDoubleTap, farthestDistance } from '@/lib/surface/press';
import { aboveFloor, isAtLimit, wheelFactor } from '@/lib/surface/wheel';
import { forAll } from '@/tests/fixtures/runners/property';

type WheelTurn = readonly [deltaY: number, deltaMode?: number, ctrlKey?: boolean];
const factorOf = (...[deltaY, deltaMode = 0, ctrlKey = false]: WheelTurn) =>
  wheelFactor({ deltaY, deltaMode, ctrlKey });

describe('the wheel', () => {
  it.each([
    [0.8, 100, true],
    [0.8, -100, false],
    [3, -100, true],
    [3, 100, false],
    [1.3, 100, false],
  ])('at scale %p, turned by %p, has reached the limit: %p', (scale, delta, isLimitReached) => {
    expect(isAtLimit(scale, factorOf(delta), { min: 0.8, max: 3 })).toBe(isLimitReached);
  });

  it('only zooms in at or below the floor of the scale', () => {
    const step = fc.integer({ min: -900, max: 900 });
    const floors = fc.double({ min: 0.1, max: 2, noNaN: true });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), floors, (turns, floor) => {
        const scaleAfter = (start: number, deltas: readonly number[]) =>
          deltas.reduce(
            (scale, delta) => scale * aboveFloor(factorOf(delta), scale, floor),
            start,
          );
        expect(scaleAfter(floor * 1.3, turns)).toBeGreaterThanOrEqual(floor * 0.999);
        const finalScale = scaleAfter(
          scaleAfter(floor * 1.3, turns),
          Array<number>(100).fill(900),
        );
        expect(finalScale / floor).toBeCloseTo(1, 2);
        expect(aboveFloor(factorOf(100), finalScale, floor)).toBe(1);
        expect(aboveFloor(factorOf(-100), finalScale, floor)).toBeCloseTo(1.1);
      }),
    );
    expect(aboveFloor(factorOf(100), 0.2, 0.9)).toBe(1);
    expect(aboveFloor(factorOf(100), 2)).toBeCloseTo(1 / 1.1);
  });

  it.each<[string, WheelTurn, number]>([
    ['up by a tick', [-100], 1.1],
    ['down by a tick', [100], 1 / 1.1],
    ['by three lines', [-3, 1], 1.1],
    ['by a page', [-1, 2], 1.1 ** 5],
    ['by a trackpad’s pinch, which comes in small steps', [-2, 0, true], 1.1 ** 0.2],
    ['sideways', [0], 1],
  ])('turned %s zooms by %p', (_, wheelTurn, expected) => {
    expect(factorOf(...wheelTurn)).toBeCloseTo(expected, 9);
  });

  it('restores the scale by turns that cancel out', () => {
    forAll(fc.array(fc.integer({ min: -400, max: 400 })), (turns) => {
      const zoomed = turns.reduce((scale, delta) => scale * factorOf(delta), 1);
      const restored = turns.reduce((scale, delta) => scale * factorOf(-delta), zoomed);
      expect(restored).toBeCloseTo(1, 8);
    });
  });
});

describe('a release', () => {
  const movesAt = (speed: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      at: index * 16,
      by: { x: speed * 16, y: 0 },
    }));

  it('glides from 0.3 pixels per millisecond on', () => {
    expect(releaseSpeed(movesAt(0.5, 6), 80)?.x).toBeCloseTo(0.5);
    expect(releaseSpeed(movesAt(0.2, 6), 80)).toBeNull();
  });

  it('does not glide after a rest of 100 ms', () => {
    expect(releaseSpeed(movesAt(2, 6), 80 + 101)).toBeNull();
  });

  it('glides less than 800 ms, with decreasing speed', () => {
    const distanceAt = (elapsed: number) => glide({ x: 1, y: 0 }, elapsed).x;
    expect(distanceAt(100) - distanceAt(0)).toBeGreaterThan(distanceAt(300) - distanceAt(200));
    expect(GLIDE_MS).toBeLessThan(800);
    expect(distanceAt(GLIDE_MS)).toBe(distanceAt(GLIDE_MS + 500));
    expect(distanceAt(GLIDE_MS) - distanceAt(GLIDE_MS - 16)).toBeLessThan(0.5);
  });
});

describe('a press', () => {
  it('is a click up to 4 pixels, or 8 pixels of a finger, and a drag from 6 or 12 pixels on', () => {
    expect([isClick(4, 'mouse'), isClick(6, 'mouse')]).toEqual([true, false]);
    expect([isClick(8, 'touch'), isClick(12, 'touch')]).toEqual([true, false]);
    expect(isClick(4, 'pen')).toBe(true);
  });

  it('is classified by its farthest distance, not by its end', () => {
    const path = [3, 20, 0].map((x) => ({ x, y: 0 }));
    expect(path.reduce(farthestDistance, 0)).toBe(20);
  });

  it('makes a double tap with another at most 300 ms and 30 pixels away', () => {
    const tap = (at: number, x: number, y: number) => ({ at, point: { x, y } });
    const firstTap = tap(0, 0, 0);
    expect(isDoubleTap(firstTap, tap(250, 20, 20))).toBe(true);
    expect(isDoubleTap(firstTap, tap(350, 0, 0))).toBe(false);
    expect(isDoubleTap(firstTap, tap(100, 31, 0))).toBe(false);
    expect(isDoubleTap(null, firstTap)).toBe(false);
  });
});
