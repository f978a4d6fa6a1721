/** Alignment of a recording with the sentences that it reads, free of input and output. */
import { describe } from './describe';
import { joinFrames, sliceFrames, type Frames } from './features/frames';
import { findingsIn, type Finding } from './outcome/findings';
import { snapToSilences, silencesOf } from './outcome/snapToSilences';
import { selectTakes, type Span } from './outcome/spans';
import { findSentences } from './passes';
import { median } from './statistics';

/** Duration of a frame, in seconds. */
export const HOP = 0.02;

export type Alignment = {
  /** For each sentence the start and end of its last take, in seconds; null for a missing sentence. */
  readonly spans: readonly (Span | null)[];
  readonly findings: readonly Finding[];
  /** Seconds of the recording per second of the synthetic reading. */
  readonly pace: number;
  /** Whether most sentences are present and sound like their text; otherwise the recording reads another text. */
  readonly isOfThisText: boolean;
};

/**
 * Aligns a recording.
 * @param recording mel energies (features/spectrum.ts) at a step of `HOP`
 * @param sentences mel energies of each sentence of the reading, without silence before or after
 */
export function alignRecording(recording: Frames, sentences: readonly Frames[]): Alignment {
  const description = describe(recording);
  const passes = findSentences(description, describeReading(sentences));
  const evidence = { ...passes, silent: description.silent, hop: HOP };
  const spans = selectTakes(passes.path, sentences.length).map((take) =>
    take ? { start: take.from * HOP, end: take.to * HOP } : null,
  );
  return {
    spans: snapToSilences(spans, silencesOf(description.silent, HOP)),
    findings: findingsIn(evidence),
    pace: passes.pace,
    isOfThisText: isOfText(spans, passes.unlikeness),
  };
}

/**
 * Largest unlikeness of a matching recording: recordings of the text measure at most 0.75, recordings of other texts at
 * least 0.9 (path/unlikeness.ts).
 */
const MAX_UNLIKENESS = 0.85;
const MIN_HEARD_RATIO = 0.5;

function isOfText(spans: readonly (Span | null)[], unlikeness: readonly number[]): boolean {
  const foundCount = spans.filter((span) => span !== null).length;
  return foundCount >= spans.length * MIN_HEARD_RATIO && median(unlikeness) < MAX_UNLIKENESS;
}

/** Describes the sentences together, since normalization needs the whole voice, and splits the result. */
function describeReading(sentences: readonly Frames[]): readonly Frames[] {
  const { frames } = describe(joinFrames(sentences));
  let start = 0;
  return sentences.map(({ count }) => {
    start += count;
    return sliceFrames(frames, start - count, start);
  });
}
