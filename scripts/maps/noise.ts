/**
 * Gradient noise (K. Perlin, 1985) on a hashed lattice: deterministic at any point of the plane, without large tables.
 */
const DIRECTIONS = 256;
const COSINES = Float64Array.from({ length: DIRECTIONS }, (_, index) =>
  Math.cos((index * 2 * Math.PI) / DIRECTIONS),
);
const SINES = Float64Array.from({ length: DIRECTIONS }, (_, index) =>
  Math.sin((index * 2 * Math.PI) / DIRECTIONS),
);

/** Hashes a lattice point to an integer from 0 to 2³² − 1. */
export function hash(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function gradientAt(x: number, y: number, seed: number, dx: number, dy: number): number {
  const direction = hash(x, y, seed) & (DIRECTIONS - 1);
  return (COSINES[direction] ?? 0) * dx + (SINES[direction] ?? 0) * dy;
}

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Computes smooth noise of wavelength about 1, from about −1 to 1. */
export function noise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - left, y - top];
  const [u, v] = [fade(dx), fade(dy)];
  const a = gradientAt(left, top, seed, dx, dy);
  const b = gradientAt(left + 1, top, seed, dx - 1, dy);
  const c = gradientAt(left, top + 1, seed, dx, dy - 1);
  const d = gradientAt(left + 1, top + 1, seed, dx - 1, dy - 1);
  const upperValue = a + (b - a) * u;
  const lowerValue = c + (d - c) * u;
  return (upperValue + (lowerValue - upperValue) * v) * 1.5;
}

/** Sums octaves of noise, each twice as fine and half as strong, from about −1 to 1. */
export function fractal(x: number, y: number, seed: number, octaves: number): number {
  let [sum, amplitude, frequency] = [0, 0.5, 1];
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += amplitude * noise(x * frequency, y * frequency, seed + octave);
    amplitude /= 2;
    frequency *= 2.03;
  }
  return sum;
}

/** Sums octaves folded at zero into ridges with valleys between, from 0 to about 1. */
export function ridged(x: number, y: number, seed: number, octaves: number): number {
  let [sum, amplitude, frequency, weight] = [0, 0.5, 1, 1];
  for (let octave = 0; octave < octaves; octave += 1) {
    const crest = 1 - Math.abs(noise(x * frequency, y * frequency, seed + octave));
    const ridge = crest * crest * weight;
    sum += amplitude * ridge;
    weight = Math.min(1, ridge * 1.6);
    amplitude /= 2;
    frequency *= 2.07;
  }
  return sum;
}
