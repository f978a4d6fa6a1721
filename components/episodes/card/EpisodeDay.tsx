import { formatFrenchDay, toIsoDay, type CalendarDay } from '@/lib/time/longDate';

/** A day in French, or a dash when there is none. */
export function EpisodeDay({ day }: { readonly day: CalendarDay | null }) {
  if (!day) return <span>–</span>;
  return <time dateTime={toIsoDay(day)}>{formatFrenchDay(day)}</time>;
}
