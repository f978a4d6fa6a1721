import type { Reading } from '../reading';
import type { Path } from './takes';

type Grid = {
  readonly recording: { readonly count: number; readonly hop: number };
  readonly reading: Reading;
};

/** Converts a path to a finer time step, over a reading whose sentences may have another pace. */
export function rescale({ takes, positions }: Path, coarse: Grid, fine: Grid): Path {
  const factor = Math.round(coarse.recording.hop / fine.recording.hop);
  const finePositions = new Int32Array(fine.recording.count).fill(-1);
  const fineTakes = takes.map((take) => {
    const [start, count] = spanOf(coarse.reading, take.line);
    const [fineStart, fineCount] = spanOf(fine.reading, take.line);
    const end = Math.min(fine.recording.count, take.to * factor);
    for (let t = take.from * factor; t < end; t += 1) {
      const ratio = ((positions[Math.floor(t / factor)] ?? 0) - start + 0.5) / count;
      finePositions[t] = fineStart + Math.min(fineCount - 1, Math.floor(ratio * fineCount));
    }
    return { ...take, from: take.from * factor, to: end };
  });
  return { takes: fineTakes, positions: finePositions };
}

const spanOf = ({ starts }: Reading, line: number): readonly [number, number] => {
  const start = starts[line] ?? 0;
  return [start, (starts[line + 1] ?? start) - start];
};

/** Returns the position in the reading of each frame of the recording; between sentences, the last position. */
export function centresOf({ positions }: Path): Float64Array {
  let lastPosition = 0;
  return Float64Array.from(
    positions,
    (position) => (lastPosition = position < 0 ? lastPosition : position),
  );
}
