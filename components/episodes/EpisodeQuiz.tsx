import Link from 'next/link';
import button from '@/components/ui/Button.module.css';
import type { Episode } from '@/lib/episodes/episode';
import { formatQuizChoice } from '@/lib/quiz/link';
import styles from './EpisodeQuiz.module.css';

interface EpisodeQuizProps {
  readonly episode: Episode;
  /** How many questions there are about it. */
  readonly count: number;
}

/** Leads to the quiz with this episode chosen: only the difficulty is left to choose. */
export function EpisodeQuiz({ episode, count }: EpisodeQuizProps) {
  if (count === 0) return null;
  const query = formatQuizChoice({ mode: 'episode', value: episode.shortTitle });
  return (
    <section className={styles.root} aria-labelledby="quiz">
      <div>
        <h2 className={styles.title} id="quiz">
          {'Qu’avez-vous retenu\u202f?'}
        </h2>
        <p>
          {count > 1 ? `${count} questions portent` : 'Une question porte'} sur cet épisode.
        </p>
      </div>
      <Link className={button.root} data-look="gold" href={`/outils/quizz?${query}`}>
        Faire le quiz de l’épisode
      </Link>
    </section>
  );
}
