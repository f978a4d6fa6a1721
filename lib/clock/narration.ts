/** Passage of an episode, from its start to the next passage: a place, years, both, or neither of the two. */
export interface NarratedPassage {
  /** In seconds. */
  readonly start: number;
  /** « La Mecque, vers 610 »; null without place and date. */
  readonly words: string | null;
  readonly place: {
    readonly id: string;
    readonly name: string;
    /** Id of the map with the place. */
    readonly map: string;
  } | null;
  readonly years: { readonly from: number; readonly to: number; readonly words: string } | null;
}

/** Passages of an episode, in spoken order. */
export interface Telling {
  readonly moments: readonly NarratedPassage[];
}

/** In seconds: a passage counts from this much before its start, since elements round the second of a seek. */
const LEAD_SECONDS = 0.05;

/** Finds the passage narrated at a second, the same by playback or by a seek; null before the first passage. */
export const narratedPassageAt = (
  { moments }: Telling,
  seconds: number,
): NarratedPassage | null =>
  moments.findLast(({ start }) => start <= seconds + LEAD_SECONDS) ?? null;

/** Finds the start of the next passage, in seconds; Infinity after the last. */
export const nextStart = ({ moments }: Telling, seconds: number): number =>
  moments.find(({ start }) => start > seconds + LEAD_SECONDS)?.start ?? Infinity;

/** Computes the middle year of a passage, where a single year is shown; null without years. */
export const yearOf = (moment: NarratedPassage | null): number | null =>
  moment?.years ? Math.round((moment.years.from + moment.years.to) / 2) : null;
