import { SentenceButton } from '@/components/episodes/SentenceButton';
import { TranscriptChapter } from '@/components/episodes/TranscriptChapter';
import type { Transcript as Words } from '@/lib/episodes/transcript';
import type { ListedChapter } from '@/lib/server/episodePage';
import styles from './Transcript.module.css';

interface TranscriptProps {
  readonly id: string;
  /** Id of what says how sentences are chosen with the keyboard. */
  readonly hintId: string;
  readonly words: Words;
  readonly chapters: readonly ListedChapter[];
}

/** Everything that is said in an episode. Where its seconds are known, each sentence plays from where it is said. */
export function Transcript({ id, hintId, words, chapters }: TranscriptProps) {
  const isTimed = words.end !== null;
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          Transcription
        </h2>
        {isTimed && (
          <label className={styles.follow}>
            <input type="checkbox" data-follow defaultChecked />
            Suivre la lecture
          </label>
        )}
      </div>
      {isTimed && (
        <p className={styles.hint} id={hintId}>
          Touchez une phrase pour l’écouter{'\u202f'}; au clavier, un bouton va de l’une à
          l’autre avec les flèches et Entrée la fait entendre.
        </p>
      )}
      <div className={styles.words} data-end={words.end ?? 0}>
        {isTimed && <SentenceButton />}
        {words.chapters.map((chapter, rank) => (
          <TranscriptChapter
            key={chapter.anchor}
            chapter={chapter}
            start={chapters[rank]?.start ?? null}
          />
        ))}
      </div>
    </section>
  );
}
