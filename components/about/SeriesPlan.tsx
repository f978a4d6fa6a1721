import Link from 'next/link';
import { SmallCover } from '@/components/episodes/SmallCover';
import { NoHyphenBreak } from '@/components/ui/text/NoHyphenBreak';
import type { Episode } from '@/lib/episodes/episode';
import styles from './SeriesPlan.module.css';

interface SeriesPlanProps {
  readonly intro: string;
  /** In story order. */
  readonly episodes: readonly Episode[];
}

/** Renders the episodes of the series in story order, each with its years. */
export function SeriesPlan({ intro, episodes }: SeriesPlanProps) {
  return (
    <>
      <p>{intro}</p>
      <ol role="list" className={styles.list}>
        {episodes.map(({ slug, path, number, shortTitle, years, picture }) => (
          <li key={slug}>
            <Link className={styles.link} href={path}>
              {picture && <SmallCover picture={picture} size={72} />}
              <span>
                <span className={styles.number}>
                  {number === undefined ? 'Hors série' : `Épisode ${number}`}
                </span>
                <span className={styles.title}>
                  <NoHyphenBreak>{shortTitle}</NoHyphenBreak>
                </span>
                <span className={styles.years}>{years.label}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </>
  );
}
