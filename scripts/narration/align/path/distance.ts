import type { Frames } from '../features/frames';

/**
 * Computes the root mean square difference of two vectors: on average √2 between unrelated vectors of variance 1,
 * whatever their size.
 */
export function distance(a: Frames, i: number, b: Frames, j: number): number {
  const { size } = a;
  const [x, y] = [a.data, b.data];
  const [firstOffset, secondOffset] = [i * size, j * size];
  let sum = 0;
  for (let d = 0; d < size; d += 1) {
    const difference = (x[firstOffset + d] ?? 0) - (y[secondOffset + d] ?? 0);
    sum += difference * difference;
  }
  return Math.sqrt(sum / size);
}
