import type { ReactNode } from 'react';
import { SentenceButton } from '@/components/episodes/transcript/SentenceButton';
import { TranscriptChapter } from '@/components/episodes/transcript/TranscriptChapter';
import type { TimedTranscript as Words } from '@/lib/episodes/transcript/transcript';
import { FollowButton } from '@/components/story/FollowButton.client';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import type { Passage } from '@/lib/episodes/telling/passages';
import type { EpisodeChapter } from '@/lib/episodes/episode';
import styles from './Transcript.module.css';

interface TranscriptProps {
  readonly id: string;
  /** Id of the help on choosing sentences with the keyboard. */
  readonly hintId: string;
  readonly words: Words;
  /** Address of the file of word timings; null without one. */
  readonly wordsFile: string | null;
  /** Episode that the follow button plays. */
  readonly episode: PlayableEpisode;
  readonly chapters: readonly EpisodeChapter[];
  /** Places and dates of the narration, in order. */
  readonly passages: readonly Passage[];
  /** Content between the heading and the text. */
  readonly children?: ReactNode;
}

/** Renders the transcript of an episode. A sentence whose time is known plays from its start. */
export function Transcript(props: TranscriptProps) {
  const { id, hintId, words, chapters, passages, episode, wordsFile, children } = props;
  const passagesBySentence = new Map(passages.map((passage) => [passage.at, passage]));
  const isTimed = words.end !== null;
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          Transcription
        </h2>
        {isTimed && passages.length > 0 && <FollowButton episode={episode} />}
        {isTimed && (
          <label className={styles.follow}>
            <input type="checkbox" data-follow defaultChecked />
            Faire défiler le texte
          </label>
        )}
      </div>
      {isTimed && (
        <p className={styles.hint} id={hintId}>
          <span>Touchez une phrase pour l’écouter. </span>
          <span className="visually-hidden">
            Au clavier, un bouton va de l’une à l’autre avec les flèches, et Entrée la fait
            entendre.
          </span>
        </p>
      )}
      {children}
      <div
        className={styles.words}
        data-end={words.end ?? 0}
        data-words={wordsFile ?? undefined}
      >
        {isTimed && <SentenceButton />}
        {words.chapters.map((chapter, index) => (
          <TranscriptChapter
            key={chapter.anchor}
            chapter={chapter}
            start={chapters[index]?.start ?? null}
            index={index}
            passages={passagesBySentence}
          />
        ))}
      </div>
    </section>
  );
}
