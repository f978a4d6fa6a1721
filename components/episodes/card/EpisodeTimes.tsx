import { formatClock, formatIsoDuration } from '@/lib/time/clock';
import { formatFrenchDay, toIsoDay, type CalendarDay } from '@/lib/time/longDate';
import styles from './EpisodeTimes.module.css';

interface EpisodeTimesProps {
  /** Length in seconds; null when unknown. */
  readonly seconds: number | null;
  readonly day: CalendarDay | null;
}

export function EpisodeTimes({ seconds, day }: EpisodeTimesProps) {
  return (
    <p className={styles.root}>
      {seconds !== null && (
        <>
          <time dateTime={formatIsoDuration(seconds)}>{formatClock(seconds)}</time>
          <span aria-hidden="true">·</span>
        </>
      )}
      <EpisodeDay day={day} />
    </p>
  );
}

/** Renders a day in French, or a dash without one. */
export function EpisodeDay({ day }: { readonly day: CalendarDay | null }) {
  if (!day) return <span>–</span>;
  return <time dateTime={toIsoDay(day)}>{formatFrenchDay(day)}</time>;
}
