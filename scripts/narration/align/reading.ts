/** The synthetic reading: what each sentence sounds like, and hence when it begins and ends. */
import { joinFrames, type Frames } from './features/frames';

/** The sentences of a reading one after another, with the first frame of each and the number of all. */
export type Reading = { readonly frames: Frames; readonly starts: Int32Array };

export function joinReading(sentences: readonly Frames[]): Reading {
  const starts = new Int32Array(sentences.length + 1);
  for (const [k, { count }] of sentences.entries()) starts[k + 1] = (starts[k] ?? 0) + count;
  return { frames: joinFrames(sentences), starts };
}
