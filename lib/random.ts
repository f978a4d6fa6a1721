/** A source of numbers in [0, 1). */
export type Random = () => number;

/**
 * Creates an endless sequence that a seed determines on every machine, unlike `Math.random`: mulberry32 (by Tommy
 * Ettinger, public domain). Its state of 32 bits suffices for stars and quizzes, not for secrets.
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
