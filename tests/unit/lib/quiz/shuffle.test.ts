import fc from 'fast-check';
import { isSeed, seedFrom, shuffled } from '@/lib/quiz/shuffle';
import { seededRandom } from '@/lib/random';
import { forAll } from '@/tests/fixtures/runners/property';
import { seeds } from './bank';

const numbers = fc.array(fc.integer());

/** Computes Pearson's χ² of counts against a uniform expectation. */
const chiSquare = (counts: readonly number[], expected: number): number =>
  counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);

describe('a shuffle', () => {
  it('keeps every item, does not change the list, and is the same for the same seed', () => {
    forAll(numbers, seeds, (items, seed) => {
      const order = shuffled(Object.freeze(items), seededRandom(seed));
      expect(order.toSorted()).toEqual(items.toSorted());
      expect(shuffled(items, seededRandom(seed))).toEqual(order);
    });
  });

  it('makes each of the 24 orders of four items equally often over many seeds', () => {
    const counts = new Map<string, number>();
    const runs = 24_000;
    for (let run = 0; run < runs; run += 1) {
      const order = shuffled(['a', 'b', 'c', 'd'], seededRandom(seedFrom(run / runs))).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // 23 degrees of freedom: χ² exceeds 56.5 with a probability of 1 in 10,000.
    expect(chiSquare([...counts.values()], runs / 24)).toBeLessThan(56.5);
  });

  it('puts each of ten items in each place equally often over consecutive seeds', () => {
    const items = Array.from({ length: 10 }, (_, index) => index);
    const runs = 20_000;
    const counts = new Array<number>(100).fill(0);
    for (let seed = 0; seed < runs; seed += 1) {
      for (const [place, item] of shuffled(items, seededRandom(seed)).entries()) {
        counts[item * 10 + place] = (counts[item * 10 + place] ?? 0) + 1;
      }
    }
    // 81 degrees of freedom: χ² exceeds 137 with a probability of 1 in 10,000.
    expect(chiSquare(counts, runs / 10)).toBeLessThan(137);
  });
});

describe('a seed', () => {
  it('is made from any random number between 0 and 1', () => {
    forAll(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (randomNumber) => {
      expect(isSeed(seedFrom(randomNumber))).toBe(true);
    });
  });

  it.each([-1, 0.5, 2 ** 32, Number.NaN, Infinity, '7', null])('is not %p', (value) => {
    expect(isSeed(value)).toBe(false);
  });
});
