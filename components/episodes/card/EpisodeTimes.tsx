import { formatClock, formatIsoDuration } from '@/lib/time/clock';
import { formatFrenchDay, toIsoDay, type CalendarDay } from '@/lib/time/longDate';
import styles from './EpisodeTimes.module.css';

interface EpisodeTimesProps {
  /** Null when nobody tells. */
  readonly seconds: number | null;
  readonly day: CalendarDay | null;
}

/** How long an episode is, and the day on which it came out. */
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

/** A day in French, or a dash when there is none. */
export function EpisodeDay({ day }: { readonly day: CalendarDay | null }) {
  if (!day) return <span>–</span>;
  return <time dateTime={toIsoDay(day)}>{formatFrenchDay(day)}</time>;
}
