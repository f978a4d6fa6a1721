import type { ReactNode } from 'react';
import { TitleLink } from '@/components/episodes/TitleLink';
import { Unbroken } from '@/components/ui/Unbroken';
import { cutTitle } from '@/lib/episodes/titleParts';
import type { EpisodeFacts } from '@/lib/server/episodeFacts';
import styles from './EpisodeTitle.module.css';

interface EpisodeTitleProps {
  readonly facts: Pick<EpisodeFacts, 'titleId' | 'title' | 'shortTitle' | 'target'>;
  /** How a piece of the title is written, when it is not plainly. */
  readonly write?: (text: string) => ReactNode;
}

/** The whole title, the series and the number set small above the part that tells the subject. */
export function EpisodeTitle({ facts, write = writePlainly }: EpisodeTitleProps) {
  const { titleId, title, shortTitle, target } = facts;
  const { lead: series, subject } = cutTitle(title, shortTitle);
  const label = series.replace(/[\s:]+$/, '');
  return (
    <h3 className={styles.root} id={titleId}>
      <TitleLink target={target}>
        {series && (
          <span className={styles.series}>
            {write(label)}
            <span className="visually-hidden">{series.slice(label.length)}</span>
          </span>
        )}
        <span className={styles.subject}>{write(subject)}</span>
      </TitleLink>
    </h3>
  );
}

const writePlainly = (text: string): ReactNode => <Unbroken>{text}</Unbroken>;
