/** A source of numbers in [0, 1): the same seed always gives the same series. */
export type Random = () => number;

/**
 * Mulberry32 (Tommy Ettinger, public domain): 32 bits of state, ample for a musician's
 * small irregularities, and identical on every machine, which Math.random is not.
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number within ±`width` of zero, drawn evenly. */
export function jitter(random: Random, width: number): number {
  return (random() * 2 - 1) * width;
}
