/** Durations of a year while the timeline plays, at usual and slow speed, in milliseconds. */
export const YEAR_MS = { usual: 200, slow: 1000 } as const;

/** Steps of the buttons in years, largest first. */
export const STEPS = [50, 10, 1] as const;

/** First and last year, both included. */
export interface YearRange {
  readonly from: number;
  readonly to: number;
}

export interface Timeline {
  readonly year: number;
  readonly isPlaying: boolean;
}

/** Rounds a year and limits it to the range. */
export const clampYear = (year: number, { from, to }: YearRange): number =>
  Math.min(to, Math.max(from, Math.round(year)));

/** Returns the timeline at its first year, paused. */
export const startOf = ({ from }: YearRange): Timeline => ({ year: from, isPlaying: false });

/** Moves the timeline by a number of years, backwards when negative; playback continues until the last year. */
export const stepBy = (timeline: Timeline, years: number, range: YearRange): Timeline =>
  goTo(timeline, timeline.year + years, range);

/** Moves the timeline to a year; playback stops at the last year. */
export function goTo({ isPlaying }: Timeline, year: number, range: YearRange): Timeline {
  const newYear = clampYear(year, range);
  return { year: newYear, isPlaying: isPlaying && newYear < range.to };
}

/** Advances a playing timeline by one year. */
export const tick = (timeline: Timeline, range: YearRange): Timeline =>
  timeline.isPlaying ? stepBy(timeline, 1, range) : timeline;

export const pause = (timeline: Timeline): Timeline => ({ ...timeline, isPlaying: false });

/** Toggles playback. From the last year it restarts at the first; a range of one year has no playback. */
export function togglePlay(timeline: Timeline, { from, to }: YearRange): Timeline {
  if (timeline.isPlaying) return pause(timeline);
  return { year: timeline.year >= to ? from : timeline.year, isPlaying: from < to };
}

/** An event of the timeline: the name of a place, in its year. */
interface YearEvent {
  readonly year: number;
  readonly name: string;
}

/** Largest number of names that are listed. */
const MAX_NAMES = 4;

/** Lists the events of a year by the names of their places: 'Nakhla, Badr'; null for none. */
export function eventsOf(year: number, events: readonly YearEvent[]): string | null {
  const names = events.filter((event) => event.year === year).map(({ name }) => name);
  if (names.length === 0) return null;
  if (names.length <= MAX_NAMES) return names.join(', ');
  const shownNames = names.slice(0, MAX_NAMES - 1);
  return `${shownNames.join(', ')} et ${names.length - shownNames.length} autres lieux`;
}

/**
 * Formats a year and its events as `aria-valuetext`: '624, Nakhla, Badr'.
 * @param words formats the year
 */
export function speakYear(
  year: number,
  events: readonly YearEvent[],
  words = String(year),
): string {
  const eventNames = eventsOf(year, events);
  return eventNames === null ? words : `${words}, ${eventNames}`;
}

/** Finds the last year with events up to a year; null before the first event. */
export const lastEventYear = (year: number, events: readonly YearEvent[]): number | null =>
  events.reduce<number | null>(
    (latest, event) =>
      event.year <= year && (latest === null || event.year > latest) ? event.year : latest,
    null,
  );
