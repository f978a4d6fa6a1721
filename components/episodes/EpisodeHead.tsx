import { EpisodeDate } from '@/components/episodes/EpisodeDate';
import { Unbroken } from '@/components/ui/Unbroken';
import type { Episode } from '@/lib/episodes/episode';
import { formatLength } from '@/lib/episodes/length';
import { titleParts } from '@/lib/episodes/titleParts';
import { formatIsoDuration, parseClock } from '@/lib/time/clock';
import styles from './EpisodeHead.module.css';

/** The head of an episode's page: what it is called, since when it can be heard, and what it is about. */
export function EpisodeHead({ episode }: { readonly episode: Episode }) {
  const { title, shortTitle, category, date, duration, summary } = episode;
  const { known, lead, subject } = titleParts(title, shortTitle, category);
  const label = lead.replace(/[\s:]+$/, '');
  const seconds = parseClock(duration) ?? 0;
  return (
    <header className={styles.root}>
      <div className={styles.facts}>
        {category && <p className={styles.badge}>{category}</p>}
        <p className={styles.quiet}>
          <EpisodeDate date={date} />
          <span aria-hidden="true"> · </span>
          <time dateTime={formatIsoDuration(seconds)}>{formatLength(seconds)}</time>
        </p>
      </div>
      <h1 className={styles.title}>
        {known && <span className="visually-hidden">{known}</span>}
        {label && (
          <span className={styles.lead}>
            {label}
            <span className="visually-hidden">{lead.slice(label.length)}</span>
          </span>
        )}
        <span className={styles.subject}>
          <Unbroken>{subject}</Unbroken>
        </span>
      </h1>
      <p className={styles.summary}>{summary}</p>
    </header>
  );
}
