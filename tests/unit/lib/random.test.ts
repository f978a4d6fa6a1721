import { seededRandom } from '@/lib/random';

describe('seededRandom', () => {
  it('gives the same numbers for the same seed', () => {
    const [random, sameRandom] = [seededRandom(7), seededRandom(7)];
    expect([random(), random(), random()]).toEqual([sameRandom(), sameRandom(), sameRandom()]);
  });

  it('spreads its numbers from 0 to 1', () => {
    const random = seededRandom(632);
    const numbers = Array.from({ length: 2000 }, () => random());
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
    expect(mean).toBeCloseTo(0.5, 1);
  });
});
