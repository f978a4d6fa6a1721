import Link from 'next/link';
import { Fragment } from 'react';
import type { Segment } from '@/lib/episodes/marks';
import type { TranscriptSentence as Sentence } from '@/lib/episodes/transcript';
import { personAnchor } from '@/lib/people/anchor';
import { loadPlacePaths } from '@/lib/server/episodePlaces';
import { loadPeople } from '@/lib/server/references';
import styles from './TranscriptSentence.module.css';

interface TranscriptSentenceProps {
  readonly sentence: Sentence;
  /** Whether nothing comes before it in its paragraph. */
  readonly isFirst: boolean;
}

/** A sentence that can be played, if its second is known, with its places and people linked. */
export function TranscriptSentence({ sentence, isFirst }: TranscriptSentenceProps) {
  const { pieces, moment } = sentence;
  const words = pieces.map((piece, rank) => <Fragment key={rank}>{wordsOf(piece)}</Fragment>);
  return (
    <>
      {!isFirst && ' '}
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

/** What is marked leads to a place’s page on its map, or to someone of the page’s own list. */
function wordsOf(piece: Segment) {
  if (piece.kind === 'text') return piece.text;
  const path = piece.kind === 'place' ? loadPlacePaths().get(piece.id) : undefined;
  if (path) {
    return (
      <Link className={styles.link} href={path} prefetch={false}>
        {piece.text}
      </Link>
    );
  }
  if (piece.kind === 'person' && loadPeople().has(piece.id)) {
    return (
      <a className={styles.link} href={`#${personAnchor(piece.id)}`}>
        {piece.text}
      </a>
    );
  }
  return piece.text;
}
