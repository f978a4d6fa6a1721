import { TranscriptSentence } from '@/components/episodes/TranscriptSentence';
import { Icon } from '@/components/ui/Icon';
import type { TranscriptChapter as Chapter } from '@/lib/episodes/transcript';
import styles from './TranscriptChapter.module.css';

interface TranscriptChapterProps {
  readonly chapter: Chapter;
  /** Second at which it begins; null when nobody knows. */
  readonly start: number | null;
}

/** A chapter of the text, with the button that plays it. */
export function TranscriptChapter({ chapter, start }: TranscriptChapterProps) {
  const { title, anchor, moment, paragraphs } = chapter;
  const titleId = `${anchor}-titre`;
  return (
    <section className={styles.root} id={anchor} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 className={styles.title} id={titleId}>
          {moment ? (
            <span className={styles.said} id={moment.anchor} data-start={moment.start}>
              {title}
            </span>
          ) : (
            title
          )}
        </h3>
        {start !== null && (
          <button
            type="button"
            className={styles.play}
            data-start={start}
            aria-describedby={titleId}
          >
            <Icon name="play" size={14} />
            <span>
              Écouter<span className={styles.object}> ce chapitre</span>
            </span>
          </button>
        )}
      </div>
      {paragraphs.map((sentences, paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {sentences.map((sentence, rank) => (
            <TranscriptSentence key={rank} sentence={sentence} isFirst={rank === 0} />
          ))}
        </p>
      ))}
    </section>
  );
}
