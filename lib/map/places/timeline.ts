/** How long the timeline stays on a year while it plays, in milliseconds. */
export const YEAR_MS = 200;

/** How far its two buttons move, in years. */
export const STEP_YEARS = 50;

/** How far the two small buttons beside them move, in years. */
export const SMALL_STEP_YEARS = 1;

/** First and last year, both within the timeline. */
export interface YearRange {
  readonly from: number;
  readonly to: number;
}

export interface Timeline {
  readonly year: number;
  readonly isPlaying: boolean;
}

/** Clamps a year to a range. */
export const clampYear = (year: number, { from, to }: YearRange): number =>
  Math.min(to, Math.max(from, Math.round(year)));

/** Returns the timeline at its first year, paused. */
export const startOf = ({ from }: YearRange): Timeline => ({ year: from, isPlaying: false });

/** Moves the timeline by a number of years, backwards when negative; it plays on or stays paused until the end. */
export const stepBy = (timeline: Timeline, years: number, range: YearRange): Timeline =>
  goTo(timeline, timeline.year + years, range);

/** Moves the timeline to a year; one that plays stops at the last year. */
export function goTo({ isPlaying }: Timeline, year: number, range: YearRange): Timeline {
  const reached = clampYear(year, range);
  return { year: reached, isPlaying: isPlaying && reached < range.to };
}

/** Moves a playing timeline by one year. */
export const tick = (timeline: Timeline, range: YearRange): Timeline =>
  timeline.isPlaying ? stepBy(timeline, 1, range) : timeline;

export const pause = (timeline: Timeline): Timeline => ({ ...timeline, isPlaying: false });

/**
 * Toggles between playing and paused. From the last year it plays again from the first; a single year has nothing
 * to play.
 */
export function togglePlay(timeline: Timeline, { from, to }: YearRange): Timeline {
  if (timeline.isPlaying) return pause(timeline);
  return { year: timeline.year >= to ? from : timeline.year, isPlaying: from < to };
}

/** A place as something that happens in a year. */
interface Event {
  readonly year: number;
  readonly name: string;
}

/** Longest list of names that is still said whole. */
const MAX_NAMES = 4;

/** Formats the events of a year by the names of their places: 'Nakhla, Badr'; null without any. */
export function eventsOf(year: number, events: readonly Event[]): string | null {
  const names = events.filter((event) => event.year === year).map(({ name }) => name);
  if (names.length === 0) return null;
  if (names.length <= MAX_NAMES) return names.join(', ');
  const named = names.slice(0, MAX_NAMES - 1);
  return `${named.join(', ')} et ${names.length - named.length} autres lieux`;
}

/**
 * Formats a year and its events as `aria-valuetext`: '624, Nakhla, Badr'.
 * @param words how the year is said
 */
export function speakYear(
  year: number,
  events: readonly Event[],
  words = String(year),
): string {
  const happening = eventsOf(year, events);
  return happening === null ? words : `${words}, ${happening}`;
}

/** Finds the last year with events at or before another; null before the first. */
export const lastEventYear = (year: number, events: readonly Event[]): number | null =>
  events.reduce<number | null>(
    (last, event) =>
      event.year <= year && (last === null || event.year > last) ? event.year : last,
    null,
  );
