import fc from 'fast-check';
import { glide, GLIDE_MS, releaseSpeed } from '@/lib/map/camera/momentum';
import { isClick, isDoubleTap, strayed } from '@/lib/map/camera/press';
import { isAtLimit, wheelFactor } from '@/lib/map/camera/wheel';
import { forAll } from '@/tests/fixtures/property';

const turn = (deltaY: number, deltaMode = 0, ctrlKey = false) =>
  wheelFactor({ deltaY, deltaMode, ctrlKey });

describe('The wheel', () => {
  it('has nothing to give where the zoom ends, in that direction alone', () => {
    expect(isAtLimit(0.8, turn(100))).toBe(true);
    expect(isAtLimit(0.8, turn(-100))).toBe(false);
    expect(isAtLimit(3, turn(-100))).toBe(true);
    expect(isAtLimit(3, turn(100))).toBe(false);
    expect(isAtLimit(1.3, turn(100))).toBe(false);
  });

  it('zooms by 10 % a tick', () => {
    expect(turn(-100)).toBeCloseTo(1.1);
    expect(turn(100)).toBeCloseTo(1 / 1.1);
  });

  it('comes back to where it was: turns that cancel out leave the scale', () => {
    forAll(fc.array(fc.integer({ min: -400, max: 400 })), (turns) => {
      const there = turns.reduce((scale, delta) => scale * turn(delta), 1);
      const back = turns.reduce((scale, delta) => scale * turn(-delta), there);
      expect(back).toBeCloseTo(1, 8);
    });
  });

  it('counts lines and pages as pixels', () => {
    expect(turn(-3, 1)).toBeCloseTo(1.1);
    expect(turn(-1, 2)).toBe(1.1 ** 5);
  });

  it('hears a trackpad’s pinch, which comes in small steps', () => {
    expect(turn(-2, 0, true)).toBeCloseTo(1.1 ** 0.2);
  });

  it('does not zoom sideways', () => {
    expect(turn(0)).toBe(1);
  });
});

describe('Letting go', () => {
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

describe('A press', () => {
  it('is a click up to 4 pixels and a drag from 6, for a finger 8 and 12', () => {
    expect([isClick(4, 'mouse'), isClick(6, 'mouse')]).toEqual([true, false]);
    expect([isClick(8, 'touch'), isClick(12, 'touch')]).toEqual([true, false]);
    expect(isClick(4, 'pen')).toBe(true);
  });

  it('is judged by the farthest that it strayed, not by where it ended', () => {
    const path = [
      { x: 3, y: 0 },
      { x: 20, y: 0 },
      { x: 0, y: 0 },
    ];
    expect(path.reduce(strayed, 0)).toBe(20);
  });

  it('makes a double tap with another at most 300 ms and 30 pixels away', () => {
    const first = { at: 0, point: { x: 0, y: 0 } };
    expect(isDoubleTap(first, { at: 250, point: { x: 20, y: 20 } })).toBe(true);
    expect(isDoubleTap(first, { at: 350, point: { x: 0, y: 0 } })).toBe(false);
    expect(isDoubleTap(first, { at: 100, point: { x: 31, y: 0 } })).toBe(false);
    expect(isDoubleTap(null, first)).toBe(false);
  });
});
