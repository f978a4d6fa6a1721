import type { Random } from '@/lib/random';

const SEED_COUNT = 2 ** 32;

/** Tells whether a value is a seed, a whole number from 0 to 2³² − 1. */
export const isSeed = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < SEED_COUNT;

/** Converts a ratio in [0, 1), such as `Math.random()`, to a seed. */
export const seedFrom = (ratio: number): number => Math.floor(ratio * SEED_COUNT) % SEED_COUNT;

/**
 * Shuffles items, every order being equally likely: Fisher–Yates, built from the inside out (Knuth, The Art of
 * Computer Programming, 3.4.2, algorithm P).
 */
export function shuffled<T extends object | string | number>(
  items: readonly T[],
  random: Random,
): readonly T[] {
  const order: T[] = [];
  for (const [index, item] of items.entries()) {
    const position = Math.floor(random() * (index + 1));
    const displaced = order[position];
    order.push(displaced ?? item);
    order[position] = item;
  }
  return order;
}
