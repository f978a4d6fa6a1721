import { Fragment } from 'react';
import { PassageNotes } from '@/components/episodes/transcript/PassageNotes';
import { TranscriptSentence } from '@/components/episodes/transcript/TranscriptSentence';
import { Icon } from '@/components/ui/Icon';
import type { Passage } from '@/lib/episodes/telling/passages';
import { sentenceId, type TimedChapter as Chapter } from '@/lib/episodes/transcript/transcript';
import styles from './TranscriptChapter.module.css';

interface TranscriptChapterProps {
  readonly chapter: Chapter;
  /** Start of the chapter, in seconds; null when unknown. */
  readonly start: number | null;
  /** Index among the chapters, from 0. */
  readonly index: number;
  /** Passages by the id of their first sentence. */
  readonly passages: ReadonlyMap<string, Passage>;
}

/** Renders a chapter of the transcript, with the button that plays it. */
export function TranscriptChapter(props: TranscriptChapterProps) {
  const { chapter, start, index: chapterIndex, passages } = props;
  const { title, anchor, moment, paragraphs } = chapter;
  const titleId = `${anchor}-titre`;
  return (
    <section className={styles.root} id={anchor} data-later="part" aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 className={styles.title} id={titleId}>
          {moment ? (
            <span className={styles.moment} id={moment.anchor} data-start={moment.start}>
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
        <Fragment key={paragraph}>
          <p className={styles.paragraph}>
            {sentences.map((sentence, index) => (
              <TranscriptSentence key={index} sentence={sentence} isFirst={index === 0} />
            ))}
          </p>
          <PassageNotes
            passages={sentences.flatMap(
              (_, index) => passages.get(sentenceId(chapterIndex, paragraph, index)) ?? [],
            )}
          />
        </Fragment>
      ))}
    </section>
  );
}
