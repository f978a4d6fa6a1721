/** Integrated loudness of mono sound, after ITU-R BS.1770-4 (K weighting, two gates). Rates from 24 kHz up. */
import { filterThrough, highPass, highShelf } from './biquad';
import { at, type Signal } from './signal';

const BLOCK_SECONDS = 0.4;
const OVERLAP = 4;

/** In LUFS; −Infinity for silence or for less than 400 ms of sound. */
export function loudnessOf(signal: Signal, rate: number): number {
  const weighted = filterThrough(signal, [
    highShelf({ rate, frequency: 1500, q: Math.SQRT1_2 }, 4),
    highPass({ rate, frequency: 38, q: 0.5 }),
  ]);
  const blocks = blockPowers(weighted, rate).filter((power) => toLufs(power) > -70);
  const relativeGate = toLufs(mean(blocks)) - 10;
  return toLufs(mean(blocks.filter((power) => toLufs(power) > relativeGate)));
}

function toLufs(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}

function mean(values: readonly number[]): number {
  return values.length === 0
    ? 0
    : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function blockPowers(signal: Signal, rate: number): readonly number[] {
  const hop = Math.round((BLOCK_SECONDS * rate) / OVERLAP);
  const hops = Array.from({ length: Math.floor(signal.length / hop) }, (_, h) => {
    let sum = 0;
    for (let i = h * hop; i < (h + 1) * hop; i += 1) sum += at(signal, i) ** 2;
    return sum / hop;
  });
  return hops.slice(OVERLAP - 1).map((_, i) => mean(hops.slice(i, i + OVERLAP)));
}
