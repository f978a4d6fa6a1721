import { useFollowedMoment } from '@/components/story/storyStore';
import { yearOf } from '@/lib/clock/narration';

interface ShownYears {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/** Returns the range of narrated years that contains a view's year, with its wording. */
export type YearsOf = (year: number) => ShownYears;

/**
 * Returns a function from a year to what a view displays for it: the narrated range, in the player's wording, when
 * the year belongs to one; otherwise, and for a year chosen by a gesture, the year itself.
 */
export function useNarratedYears(): YearsOf {
  const moment = useFollowedMoment();
  const years = moment?.years;
  return (year) =>
    years && years.from !== years.to && yearOf(moment) === year
      ? years
      : { from: year, to: year, words: `${year}` };
}
