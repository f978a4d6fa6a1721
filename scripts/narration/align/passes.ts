/**
 * Three searches, each at a finer step within a narrower band around the former path, as in FastDTW (path/band.ts): the
 * number of cells grows with the recording’s length, not with its square.
 */
import type { Description } from './describe';
import { coarsen, type Frames } from './features/frames';
import { stretch } from './features/stretch';
import { bandAroundDiagonal, bandAroundPath, type Band } from './path/band';
import { chanceDistances } from './path/chance';
import { transitionCosts, type Pace } from './path/transitionCosts';
import { search } from './path/search';
import { centresOf, rescale } from './path/rescale';
import { readPath, type Path } from './path/takes';
import { unlikenessOfTakes } from './path/unlikeness';
import { joinReading, type Reading } from './reading';
import { median } from './statistics';

/** Frames of 20 ms per frame of each search: 160 ms, 80 ms, 20 ms. */
const FACTORS = { pace: 8, sentences: 4, boundaries: 1 } as const;
/** In seconds: half the width of the band. Five minutes hold any music, forty seconds any insertion in a sentence. */
const REACH_SECONDS = { pace: 300, sentences: 40, boundaries: 0.8 } as const;

/** Bounds of the pace, relative to the synthetic voice. */
const PACE_BOUNDS = [1 / 3, 3] as const;

export type Passes = {
  readonly path: Path;
  /** Seconds of the recording per second of the reading. */
  readonly pace: number;
  /** For each take, its distance from the reading as a ratio of the chance distance (path/unlikeness.ts). */
  readonly unlikeness: readonly number[];
  /** Frames of each sentence of the reading at the recording’s pace. */
  readonly expected: readonly number[];
};

/**
 * Searches the sentences in three passes.
 * @param sentences of the reading, at the recording’s step
 */
export function findSentences(recording: Description, sentences: readonly Frames[]): Passes {
  const coarseLayout = layOut(recording, sentences, FACTORS.pace);
  const diagonal = bandAroundDiagonal(
    coarseLayout.recording.count,
    coarseLayout.reading.frames.count,
    framesIn(REACH_SECONDS.pace, coarseLayout),
  );
  const coarsePath = searchPath(coarseLayout, diagonal, 'unknown');
  const pace = paceOf(coarsePath, coarseLayout.reading);
  const pacedSentences = sentences.map((sentence) =>
    stretch(sentence, Math.max(1, Math.round(sentence.count * pace))),
  );
  const mediumLayout = layOut(recording, pacedSentences, FACTORS.sentences);
  const mediumPath = refine(coarseLayout, coarsePath, mediumLayout, REACH_SECONDS.sentences);
  const fineLayout = layOut(recording, pacedSentences, FACTORS.boundaries);
  const path = refine(mediumLayout, mediumPath, fineLayout, REACH_SECONDS.boundaries);
  const { silent, reading, chance } = fineLayout;
  const unlikeness = unlikenessOfTakes(
    path,
    fineLayout.recording,
    silent,
    reading.frames,
    chance,
  );
  return { path, pace, unlikeness, expected: pacedSentences.map(({ count }) => count) };
}

/** A recording and a reading at one time step. */
type Layout = {
  readonly recording: Frames;
  readonly silent: Uint8Array;
  readonly reading: Reading;
  /** For each frame of the recording, its chance distance (path/chance.ts). */
  readonly chance: Float64Array;
};

function layOut(
  { frames, silent }: Description,
  sentences: readonly Frames[],
  factor: number,
): Layout {
  const recording = coarsen(frames, factor);
  const reading = joinReading(sentences.map((sentence) => coarsen(sentence, factor)));
  const chance = chanceDistances(recording, reading.frames);
  return { recording, silent: majorityFlags(silent, factor), reading, chance };
}

const framesIn = (seconds: number, { recording }: Layout): number =>
  Math.ceil(seconds / recording.hop);

/** Returns 1 for each group of `factor` frames of which most are flagged. */
function majorityFlags(flags: Uint8Array, factor: number): Uint8Array {
  return Uint8Array.from({ length: Math.ceil(flags.length / factor) }, (_, i) => {
    const group = flags.subarray(i * factor, (i + 1) * factor);
    return group.reduce((sum, flag) => sum + flag, 0) * 2 > group.length ? 1 : 0;
  });
}

function searchPath(layout: Layout, band: Band, pace: Pace): Path {
  const { recording, silent, reading, chance } = layout;
  const grammar = transitionCosts(reading.starts, recording.hop, chance, pace);
  const trace = search({ recording, silent, reading: reading.frames, band, grammar });
  return readPath(trace, recording.count, reading.starts.length - 1);
}

/** Searches again at a finer step, near a path found at a coarser step. */
function refine(coarseLayout: Layout, path: Path, fineLayout: Layout, reach: number): Path {
  const finer = rescale(path, coarseLayout, fineLayout);
  const centres = centresOf(finer);
  const band = bandAroundPath(
    centres,
    fineLayout.reading.frames.count,
    framesIn(reach, fineLayout),
  );
  return searchPath(fineLayout, band, 'known');
}

/** Computes the pace from the sentences only, since the reading has neither music nor pauses. */
function paceOf({ takes }: Path, { starts }: Reading): number {
  const paces = takes.map(
    ({ line, from, to }) => (to - from) / ((starts[line + 1] ?? 0) - (starts[line] ?? 0)),
  );
  return Math.max(PACE_BOUNDS[0], Math.min(PACE_BOUNDS[1], median(paces) || 1));
}
