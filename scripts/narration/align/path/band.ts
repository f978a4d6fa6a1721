/**
 * The part of the grid (recording × reading) that is searched: H. Sakoe and S. Chiba, “Dynamic programming algorithm
 * optimization for spoken word recognition”, IEEE Transactions on ASSP 26, 1978, § II.B.
 */
export type Band = {
  /** For each frame of the recording, the first allowed frame of the reading. */
  readonly low: Int32Array;
  /** For each frame of the recording, the frame of the reading after the last allowed frame. */
  readonly high: Int32Array;
};

/**
 * Builds the band of at most `reach` frames around the diagonal; a reach of the reading’s length yields the whole grid.
 * @param recordingFrames length of the recording, in frames
 * @param readingFrames length of the reading, in frames
 */
export function bandAroundDiagonal(
  recordingFrames: number,
  readingFrames: number,
  reach: number,
): Band {
  const diagonalAt = (t: number) =>
    (t / Math.max(1, recordingFrames - 1)) * (readingFrames - 1);
  return {
    low: Int32Array.from({ length: recordingFrames }, (_, t) =>
      Math.max(0, Math.floor(diagonalAt(t) - reach)),
    ),
    high: Int32Array.from({ length: recordingFrames }, (_, t) =>
      Math.min(readingFrames, Math.ceil(diagonalAt(t) + reach) + 1),
    ),
  };
}

/**
 * Builds the band around a path found at a coarser step, as in FastDTW (S. Salvador and P. Chan, “Toward accurate
 * dynamic time warping in linear time and space”, Intelligent Data Analysis 11, 2007): for each frame, the positions of
 * the path at most `reach` frames earlier or later, widened by `reach` positions on both sides.
 * @param centres position in the reading for each frame of the recording, from 0 to `readingFrames`
 */
export function bandAroundPath(
  centres: Float64Array,
  readingFrames: number,
  reach: number,
): Band {
  const low = new Int32Array(centres.length);
  const high = new Int32Array(centres.length);
  for (let t = 0; t < centres.length; t += 1) {
    let [lowest, highest] = [Infinity, -Infinity];
    const end = Math.min(centres.length, t + reach + 1);
    for (let s = Math.max(0, t - reach); s < end; s += 1) {
      const centre = centres[s] ?? 0;
      if (centre < lowest) lowest = centre;
      if (centre > highest) highest = centre;
    }
    low[t] = Math.max(0, Math.floor(lowest) - reach);
    high[t] = Math.min(readingFrames, Math.ceil(highest) + reach + 1);
  }
  return { low, high };
}

/** Counts the cells of a band, the cost of a search in time and memory. */
export function cellsOf({ low, high }: Band): number {
  let cells = 0;
  for (let t = 0; t < low.length; t += 1) cells += Math.max(0, (high[t] ?? 0) - (low[t] ?? 0));
  return cells;
}
