/** Aligns a recording with the sentences that it reads; the sounds come in and the findings go out as data. */
import { describe } from './describe';
import { joinFrames, sliceFrames, type Frames } from './features/frames';
import { findingsIn, type Finding } from './outcome/findings';
import { snapToSilences, silencesOf } from './outcome/snapToSilences';
import { keptTakes, type Span } from './outcome/spans';
import { findSentences } from './passes';
import { median } from './statistics';

/** Seconds of a frame. */
export const HOP = 0.02;

export type Alignment = {
  /** For each sentence when it is said, in seconds, its last take; null when it is not. */
  readonly spans: readonly (Span | null)[];
  readonly findings: readonly Finding[];
  /** Seconds of the recording for each second of the reading. */
  readonly pace: number;
  /** Whether most sentences are there and sound like their text: otherwise this is another recording. */
  readonly isOfThisText: boolean;
};

/**
 * @param recording mel energies (see features/spectrum.ts) of the recording, at a step of `HOP`.
 * @param sentences those of each sentence of a reading, without silence before or after.
 */
export function alignRecording(recording: Frames, sentences: readonly Frames[]): Alignment {
  const described = describe(recording);
  const passes = findSentences(described, describeReading(sentences));
  const heard = { ...passes, silent: described.silent, hop: HOP };
  const spans = keptTakes(passes.path, sentences.length).map((take) =>
    take ? { start: take.from * HOP, end: take.to * HOP } : null,
  );
  return {
    spans: snapToSilences(spans, silencesOf(described.silent, HOP)),
    findings: findingsIn(heard),
    pace: passes.pace,
    isOfThisText: isOfText(spans, passes.unlikeness),
  };
}

/** A right recording is at 0.75 at most, another one at 0.9 at least (see path/unlikeness.ts). */
const STRANGE = 0.85;
const LEAST_HEARD = 0.5;

function isOfText(spans: readonly (Span | null)[], unlikeness: readonly number[]): boolean {
  const heard = spans.filter((span) => span !== null).length;
  return heard >= spans.length * LEAST_HEARD && median(unlikeness) < STRANGE;
}

/** Describes the sentences together, since what a voice is like is only known from many, and parts them again. */
function describeReading(sentences: readonly Frames[]): readonly Frames[] {
  const { frames } = describe(joinFrames(sentences));
  let from = 0;
  return sentences.map(({ count }) => {
    from += count;
    return sliceFrames(frames, from - count, from);
  });
}
