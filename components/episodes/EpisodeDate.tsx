import { EpisodeDay } from '@/components/episodes/EpisodeDay';
import { parseLongDate } from '@/lib/time/longDate';

/** The day of publication in French, from the English date of a record; a dash when there is none. */
export function EpisodeDate({ date }: { readonly date: string | undefined }) {
  return <EpisodeDay day={date === undefined ? null : parseLongDate(date)} />;
}
