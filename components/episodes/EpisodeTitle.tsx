import type { ReactNode } from 'react';
import { TitleLink } from '@/components/episodes/TitleLink';
import { Unbroken } from '@/components/ui/Unbroken';
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
  const cut = Math.max(0, title.toLowerCase().lastIndexOf(shortTitle.toLowerCase()));
  const series = title.slice(0, cut);
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
        <span className={styles.subject}>{write(title.slice(cut))}</span>
      </TitleLink>
    </h3>
  );
}

const writePlainly = (text: string): ReactNode => <Unbroken>{text}</Unbroken>;
