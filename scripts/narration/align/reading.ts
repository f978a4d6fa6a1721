/** The synthetic reading, with the start of each sentence. */
import { joinFrames, type Frames } from './features/frames';

/** The sentences of a reading joined, with the first frame of each and the total number. */
export type Reading = { readonly frames: Frames; readonly starts: Int32Array };

export function joinReading(sentences: readonly Frames[]): Reading {
  const starts = new Int32Array(sentences.length + 1);
  for (const [k, { count }] of sentences.entries()) starts[k + 1] = (starts[k] ?? 0) + count;
  return { frames: joinFrames(sentences), starts };
}
