import Link from 'next/link';
import { Fragment } from 'react';
import type { LinkedSegment } from '@/lib/episodes/marks';
import type { TimedSentence as Sentence } from '@/lib/episodes/transcript/transcript';
import styles from './TranscriptSentence.module.css';

interface TranscriptSentenceProps {
  readonly sentence: Sentence;
  /** Whether the sentence begins its paragraph. */
  readonly isFirst: boolean;
}

/** Renders a sentence, which plays if its start is known, with links to its places and people. */
export function TranscriptSentence({ sentence, isFirst }: TranscriptSentenceProps) {
  const { pieces, moment } = sentence;
  const words = pieces.map((segment, index) => (
    <Fragment key={index}>{renderSegment(segment)}</Fragment>
  ));
  return (
    <>
      <span>{!isFirst && ' '}</span>
      {moment ? (
        <span className={styles.root} id={moment.anchor} data-start={moment.start}>
          {words}
        </span>
      ) : (
        words
      )}
    </>
  );
}

/** Renders a segment: marked words link to the page of a place, or to a person in the page's own list. */
function renderSegment({ text, href }: LinkedSegment) {
  if (href === null) return text;
  if (href.startsWith('#'))
    return (
      <a className={styles.link} href={href}>
        {text}
      </a>
    );
  return (
    <Link className={styles.link} href={href} prefetch={false}>
      {text}
    </Link>
  );
}
