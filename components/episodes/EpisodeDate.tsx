import { formatFrenchDay, parseLongDate, toIsoDay } from '@/lib/time/longDate';

/** The day of publication in French, or a dash when there is none. */
export function EpisodeDate({ date }: { readonly date: string | undefined }) {
  const day = date === undefined ? null : parseLongDate(date);
  if (!day) return <span>–</span>;
  return <time dateTime={toIsoDay(day)}>{formatFrenchDay(day)}</time>;
}
