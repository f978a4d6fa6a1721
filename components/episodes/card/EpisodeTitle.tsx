import type { ReactNode } from 'react';
import clsx from 'clsx';
import { TitleLink } from '@/components/episodes/card/TitleLink';
import { NoHyphenBreak } from '@/components/ui/text/NoHyphenBreak';
import { cutTitle } from '@/lib/episodes/title/titleParts';
import type { EpisodeSummary } from '@/lib/episodes/summary';
import { startsSmall } from '@/lib/text/capital';
import styles from './EpisodeTitle.module.css';

interface EpisodeTitleProps {
  readonly episode: Pick<EpisodeSummary, 'titleId' | 'title' | 'shortTitle' | 'target'>;
  /** How a piece of the title is written, when it is not plainly. */
  readonly write?: (text: string) => ReactNode;
}

/** The whole title, the series and the number set small above the part that tells the subject. */
export function EpisodeTitle({ episode, write = writePlainly }: EpisodeTitleProps) {
  const { titleId, title, shortTitle, target } = episode;
  const { lead: series, subject } = cutTitle(title, shortTitle);
  const label = series.replace(/[\s:]+$/, '');
  return (
    <h3 className={styles.root} id={titleId} dir="auto">
      <TitleLink target={target}>
        {series && (
          <span className={styles.series}>
            {write(label)}
            <span className="visually-hidden">{series.slice(label.length)}</span>
          </span>
        )}
        <span className={clsx(styles.subject, startsSmall(subject) && styles.raised)}>
          {write(subject)}
        </span>
      </TitleLink>
    </h3>
  );
}

const writePlainly = (text: string): ReactNode => <NoHyphenBreak>{text}</NoHyphenBreak>;
