import { useFollowedMoment } from '@/components/story/storyStore';
import { yearOf } from '@/lib/clock/narration';

/** Range of years that a view displays, with its French wording. */
interface ShownYears {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/** Returns the range of narrated years that contains a view's year, with its wording. */
export type YearsOf = (year: number) => ShownYears;

/**
 * Returns a function from a view's year to the years that the view displays: the narrated range around the year, or the
 * year alone without a narrated range and after a gesture.
 */
export function useNarratedYears(): YearsOf {
  const moment = useFollowedMoment();
  const years = moment?.years;
  return (year) =>
    years && years.from !== years.to && yearOf(moment) === year
      ? years
      : { from: year, to: year, words: `${year}` };
}
