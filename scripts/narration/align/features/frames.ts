/** Feature vectors of equal size at equal time steps: frame `i` describes the audio around `(i + ½) × hop` seconds. */
export type Frames = {
  readonly count: number;
  /** Number of features per vector. */
  readonly size: number;
  /** Duration of a step, in seconds. */
  readonly hop: number;
  /** The concatenated vectors. */
  readonly data: Float32Array;
};

/** Slices the frames `from` (included) to `to` (excluded), sharing memory. */
export function sliceFrames(frames: Frames, from: number, to: number): Frames {
  const { size, hop, data } = frames;
  return { count: to - from, size, hop, data: data.subarray(from * size, to * size) };
}

/** Averages groups of `factor` frames; the last group may be incomplete. */
export function coarsen({ count, size, hop, data }: Frames, factor: number): Frames {
  const averages = new Float32Array(Math.ceil(count / factor) * size);
  for (let i = 0; i < averages.length / size; i += 1) {
    const end = Math.min(count, (i + 1) * factor);
    for (let j = i * factor; j < end; j += 1) {
      for (let d = 0; d < size; d += 1) {
        const index = i * size + d;
        averages[index] =
          (averages[index] ?? 0) + (data[j * size + d] ?? 0) / (end - i * factor);
      }
    }
  }
  return { count: averages.length / size, size, hop: hop * factor, data: averages };
}

export function joinFrames(parts: readonly Frames[]): Frames {
  const [first] = parts;
  const data = new Float32Array(parts.reduce((sum, part) => sum + part.data.length, 0));
  let offset = 0;
  for (const part of parts) {
    data.set(part.data, offset);
    offset += part.data.length;
  }
  const size = first?.size ?? 1;
  return { count: data.length / size, size, hop: first?.hop ?? 0, data };
}
