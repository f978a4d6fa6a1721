import Link from 'next/link';
import type { ReactNode } from 'react';
import { NewTab } from '@/components/ui/NewTab';
import { NoHyphenBreak } from '@/components/ui/text/NoHyphenBreak';
import { cutTitle } from '@/lib/episodes/title/titleParts';
import type { EpisodeSummary, TitleTarget } from '@/lib/episodes/summary';
import { capitalize } from '@/lib/text/capital';
import styles from './EpisodeTitle.module.css';

interface EpisodeTitleProps {
  readonly episode: Pick<EpisodeSummary, 'titleId' | 'title' | 'shortTitle' | 'target'>;
  /** Renders the text of the series or of the subject; plain text by default. */
  readonly renderText?: (text: string) => ReactNode;
}

/** Renders the whole title, with the series and the number small above the subject. */
export function EpisodeTitle({ episode, renderText = renderPlainText }: EpisodeTitleProps) {
  const { titleId, title, shortTitle, target } = episode;
  const { lead: series, subject } = cutTitle(title, shortTitle);
  const label = series.replace(/[\s:]+$/, '');
  return (
    <h3 className={styles.root} id={titleId} dir="auto">
      <TitleLink target={target}>
        {series && (
          <span className={styles.series}>
            {renderText(label)}
            <span className="visually-hidden">{series.slice(label.length)}</span>
          </span>
        )}
        <span className={styles.subject}>{renderText(capitalize(subject))}</span>
      </TitleLink>
    </h3>
  );
}

const renderPlainText = (text: string): ReactNode => <NoHyphenBreak>{text}</NoHyphenBreak>;

interface TitleLinkProps {
  readonly target: TitleTarget;
  readonly children: ReactNode;
}

/**
 * Renders a title as a link whose clickable area is the whole card: the card must be positioned,
 * and its other controls stacked above. The page is not prefetched.
 */
function TitleLink({ target, children }: TitleLinkProps) {
  switch (target.kind) {
    case 'page':
      return (
        <Link className={styles.link} href={target.href} prefetch={false}>
          {children}
        </Link>
      );
    case 'elsewhere':
      return (
        <a className={styles.link} href={target.href} target="_blank" rel="noopener">
          {children}
          <NewTab />
        </a>
      );
    case 'none':
      return children;
  }
}
