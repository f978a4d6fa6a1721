import type { EpisodeChapter } from '@/lib/episodes/episode';
import { formatClock } from '@/lib/time/clock';
import styles from './ChapterList.module.css';

interface ChapterListProps {
  readonly id: string;
  readonly chapters: readonly EpisodeChapter[];
}

/**
 * Renders the chapters of an episode: each plays from its start, and the current chapter is marked. A
 * chapter without a known time, and every chapter without script, links to its text.
 */
export function ChapterList({ id, chapters }: ChapterListProps) {
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        Chapitres
      </h2>
      <ol role="list">
        {chapters.map((chapter) => (
          <li key={chapter.anchor} className={styles.item}>
            {chapter.start === null ? (
              <ChapterLink {...chapter} />
            ) : (
              <>
                <button
                  type="button"
                  className={styles.chapter}
                  data-chapter
                  data-start={chapter.start}
                >
                  <ChapterName {...chapter} />
                </button>
                <noscript>
                  <ChapterLink {...chapter} />
                </noscript>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function ChapterLink(chapter: EpisodeChapter) {
  return (
    <a className={styles.chapter} href={`#${chapter.anchor}`}>
      <ChapterName {...chapter} />
    </a>
  );
}

function ChapterName({ title, start }: EpisodeChapter) {
  return (
    <>
      {start !== null && <span className={styles.clock}>{formatClock(start)}</span>}
      <span>{title}</span>
    </>
  );
}
