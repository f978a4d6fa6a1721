import { EpisodeDay } from '@/components/episodes/card/EpisodeTimes';
import { NoHyphenBreak } from '@/components/ui/text/NoHyphenBreak';
import type { Episode } from '@/lib/episodes/episode';
import { formatLength } from '@/lib/episodes/length';
import { titleParts } from '@/lib/episodes/title/titleParts';
import { formatIsoDuration } from '@/lib/time/clock';
import { capitalize } from '@/lib/text/capital';
import styles from './EpisodeHead.module.css';

/** Renders the head of an episode's page: title, date and description. */
export function EpisodeHead({ episode }: { readonly episode: Episode }) {
  const { title, shortTitle, category, day, seconds, summary } = episode;
  const { known, lead, subject } = titleParts(title, shortTitle, category);
  const label = lead.replace(/[\s:]+$/, '');
  return (
    <header className={styles.root}>
      <div className={styles.facts}>
        {category && <p className={styles.badge}>{category}</p>}
        <p className={styles.details}>
          <EpisodeDay day={day} />
          <span aria-hidden="true"> · </span>
          <time dateTime={formatIsoDuration(seconds)}>{formatLength(seconds)}</time>
        </p>
      </div>
      <h1 className={styles.title}>
        {known && <span className="visually-hidden">{known}</span>}
        {label && (
          <span className={styles.series}>
            <span>{label}</span>
            <span className="visually-hidden">{lead.slice(label.length)}</span>
          </span>
        )}
        <span className={styles.subject}>
          <NoHyphenBreak>{capitalize(subject)}</NoHyphenBreak>
        </span>
      </h1>
      <p className={styles.summary}>{summary}</p>
    </header>
  );
}
