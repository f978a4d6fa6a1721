/** A source of numbers from 0 to 1, 1 excluded. */
export type Random = () => number;

/**
 * Creates an endless sequence of numbers that a seed determines on every machine, unlike `Math.random`: mulberry32
 * (T. Ettinger, public domain). Ettinger, public domain). Its 32 bits of state scatter stars and draw a quiz; they
 * keep no secret.
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
