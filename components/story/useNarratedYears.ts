import { useFollowed } from '@/components/story/storyStore';
import { yearOf } from '@/lib/clock/narration';

interface ShownYears {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/** The years for which one year stands on a view, and the words that say them. */
export type TellYears = (year: number) => ShownYears;

/**
 * Tells for a year that a view shows those that are told, in the player's words, where they are several; else the year
 * itself, and always one that a hand has chosen.
 */
export function useNarratedYears(): TellYears {
  const moment = useFollowed();
  const years = moment?.years;
  return (year) =>
    years && years.from !== years.to && yearOf(moment) === year
      ? years
      : { from: year, to: year, words: `${year}` };
}
