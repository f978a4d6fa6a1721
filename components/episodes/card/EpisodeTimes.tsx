import { EpisodeDay } from '@/components/episodes/card/EpisodeDay';
import { formatClock, formatIsoDuration } from '@/lib/time/clock';
import type { CalendarDay } from '@/lib/time/longDate';
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
