/** Findings about a recording for the owner, in the order of the text. */
import type { Path, Take } from '../path/takes';
import { median } from '../statistics';
import { selectTakes, type Span } from './spans';

export type Finding =
  | { readonly kind: 'missing'; readonly line: number; readonly around: number }
  | { readonly kind: 'repeated'; readonly line: number; readonly takes: readonly Span[] }
  | { readonly kind: 'begun'; readonly line: number; readonly takes: readonly Span[] }
  | { readonly kind: 'foreign'; readonly span: Span }
  | {
      readonly kind: 'doubtful';
      readonly line: number;
      readonly span: Span;
      readonly why: Doubt;
    };

/** Anomalies of a sentence: unlike its text, much too short or too long, or unfinished. */
export type Doubt = 'unlike' | 'short' | 'long' | 'unfinished';

export type Evidence = {
  readonly path: Path;
  readonly unlikeness: readonly number[];
  readonly expected: readonly number[];
  /** 1 for each silent frame of the recording. */
  readonly silent: Uint8Array;
  /** Duration of a frame, in seconds. */
  readonly hop: number;
};

/** Lists the passages of a recording to check: line by line, then the sounds that belong to no line. */
export function findingsIn(evidence: Evidence): readonly Finding[] {
  const { path, expected, hop } = evidence;
  const lastTakes = selectTakes(path, expected.length);
  const lines = lastTakes.flatMap((take, line): readonly Finding[] => {
    if (!take) {
      const previousTake = lastTakes.slice(0, line).findLast((take) => take !== null);
      return [{ kind: 'missing', line, around: (previousTake?.to ?? 0) * hop }];
    }
    return [...repeatedTakes(take, path, hop), ...doubtsOf(take, evidence)];
  });
  return [...lines, ...foreignSounds(evidence)];
}

/** Reports all takes of a line that was read more than once. */
function repeatedTakes(lastTake: Take, { takes }: Path, hop: number): readonly Finding[] {
  const takesOfLine = takes.filter(({ line }) => line === lastTake.line);
  if (takesOfLine.length === 1) return [];
  const kind = takesOfLine.every(({ isWhole }) => isWhole) ? 'repeated' : 'begun';
  return [{ kind, line: lastTake.line, takes: takesOfLine.map((take) => spanOf(take, hop)) }];
}

/** Thresholds of unlikeness: above the usual, and absolute; a wrong sentence measures near 1 (path/unlikeness.ts). */
const [MAX_EXCESS, MAX_UNLIKENESS] = [0.2, 0.88];
/** Ratios of the expected length. */
const [SHORT_RATIO, LONG_RATIO] = [0.6, 1.8];
/** In seconds: titles of one word may have any shorter length. */
const MIN_SECONDS = 0.8;

function doubtsOf(
  take: Take,
  { path, unlikeness, expected, hop }: Evidence,
): readonly Finding[] {
  const limit = Math.min(MAX_UNLIKENESS, median(unlikeness) + MAX_EXCESS);
  const ratio = (take.to - take.from) / Math.max(1, expected[take.line] ?? 1);
  const isBrief = (take.to - take.from) * hop < MIN_SECONDS;
  const doubtful = (reason: Doubt): readonly Finding[] => [
    { kind: 'doubtful', line: take.line, span: spanOf(take, hop), why: reason },
  ];
  if (!take.isWhole) return doubtful('unfinished');
  if ((unlikeness[path.takes.indexOf(take)] ?? 0) > limit) return doubtful('unlike');
  if (ratio < SHORT_RATIO && !isBrief) return doubtful('short');
  return ratio > LONG_RATIO && !isBrief ? doubtful('long') : [];
}

/** In seconds: least duration of a reported sound, and longest silence within it. */
const [MIN_SOUND_SECONDS, MAX_PAUSE_SECONDS] = [1, 0.5];

/** Lists sounds between the first and the last sentence that belong to no sentence. */
function foreignSounds({ path, silent, hop }: Evidence): readonly Finding[] {
  const [firstFrame, lastFrame] = [path.takes[0]?.from ?? 0, path.takes.at(-1)?.to ?? 0];
  const sounds: { start: number; end: number; loudSeconds: number }[] = [];
  for (let frame = firstFrame; frame < lastFrame; frame += 1) {
    if (silent[frame] || (path.positions[frame] ?? -1) >= 0) continue;
    const openSound = sounds.at(-1);
    const start = frame * hop;
    if (
      openSound &&
      start - openSound.end <= MAX_PAUSE_SECONDS &&
      !hasWords(path, Math.round(openSound.end / hop), frame)
    ) {
      openSound.end = start + hop;
      openSound.loudSeconds += hop;
    } else sounds.push({ start, end: start + hop, loudSeconds: hop });
  }
  return sounds
    .filter(({ loudSeconds }) => loudSeconds >= MIN_SOUND_SECONDS)
    .map(({ start, end }) => ({ kind: 'foreign', span: { start, end } }));
}

const hasWords = ({ positions }: Path, from: number, to: number): boolean =>
  positions.subarray(from, to).some((position) => position >= 0);

const spanOf = ({ from, to }: Take, hop: number): Span => ({
  start: from * hop,
  end: to * hop,
});
