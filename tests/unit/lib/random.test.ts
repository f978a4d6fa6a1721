import { seededRandom } from '@/lib/random';

describe('seededRandom', () => {
  it('gives the same numbers for the same seed', () => {
    const [one, other] = [seededRandom(7), seededRandom(7)];
    expect([one(), one(), one()]).toEqual([other(), other(), other()]);
  });

  it('spreads its numbers from 0 to 1', () => {
    const next = seededRandom(632);
    const drawn = Array.from({ length: 2000 }, () => next());
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    const mean = drawn.reduce((sum, value) => sum + value, 0) / drawn.length;
    expect(mean).toBeCloseTo(0.5, 1);
  });
});
