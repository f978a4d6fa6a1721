import type { Reading } from '../reading';
import type { Path } from './takes';

type Grid = {
  readonly recording: { readonly count: number; readonly hop: number };
  readonly reading: Reading;
};

/** Converts a path to a finer time step, over a reading whose sentences may have another pace. */
export function rescale({ takes, positions }: Path, from: Grid, to: Grid): Path {
  const factor = Math.round(from.recording.hop / to.recording.hop);
  const finer = new Int32Array(to.recording.count).fill(-1);
  const finerTakes = takes.map((take) => {
    const [start, count] = spanOf(from.reading, take.line);
    const [finerStart, finerCount] = spanOf(to.reading, take.line);
    const end = Math.min(to.recording.count, take.to * factor);
    for (let t = take.from * factor; t < end; t += 1) {
      const ratio = ((positions[Math.floor(t / factor)] ?? 0) - start + 0.5) / count;
      finer[t] = finerStart + Math.min(finerCount - 1, Math.floor(ratio * finerCount));
    }
    return { ...take, from: take.from * factor, to: end };
  });
  return { takes: finerTakes, positions: finer };
}

const spanOf = ({ starts }: Reading, line: number): readonly [number, number] => {
  const start = starts[line] ?? 0;
  return [start, (starts[line + 1] ?? start) - start];
};

/**
 * Returns the position in the reading of each frame of the recording; between sentences, the end of the preceding one.
 */
export function centresOf({ positions }: Path): Float64Array {
  let last = 0;
  return Float64Array.from(positions, (position) => (last = position < 0 ? last : position));
}
