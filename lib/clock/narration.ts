/** What an episode tells of from a second on: a place, some years, both or neither. */
export interface NarratedMoment {
  /** In seconds. */
  readonly start: number;
  /** « La Mecque, vers 610 »; null when nothing is told of. */
  readonly words: string | null;
  readonly place: {
    readonly id: string;
    readonly name: string;
    /** Id of the map that has it. */
    readonly map: string;
  } | null;
  readonly years: { readonly from: number; readonly to: number; readonly words: string } | null;
}

/** All that an episode tells, in the order in which it is heard. */
export interface Telling {
  readonly moments: readonly NarratedMoment[];
}

/** How far before its start a moment counts as heard, in seconds: elements round the second of a seek. */
const LEAD = 0.05;

/**
 * Finds the moment that is narrated at a second: pure, the same after a seek as after listening; null before the
 * first.
 */
export const narratedMomentAt = (
  { moments }: Telling,
  seconds: number,
): NarratedMoment | null => moments.findLast(({ start }) => start <= seconds + LEAD) ?? null;

/** Finds the second at which the next moment begins; Infinity after the last. */
export const nextStart = ({ moments }: Telling, seconds: number): number =>
  moments.find(({ start }) => start > seconds + LEAD)?.start ?? Infinity;

/**
 * Computes the year that stands for a moment where only one can be shown, the middle of its years; null without
 * any.
 */
export const yearOf = (moment: NarratedMoment | null): number | null =>
  moment?.years ? Math.round((moment.years.from + moment.years.to) / 2) : null;
