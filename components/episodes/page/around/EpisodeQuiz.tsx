import Link from 'next/link';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { sheetPath } from '@/lib/classroom/address';
import type { Episode } from '@/lib/episodes/episode';
import { formatQuizChoice } from '@/lib/quiz/link';
import styles from './EpisodeQuiz.module.css';

type EpisodeQuizProps = Pick<Episode, 'slug' | 'shortTitle' | 'questions'>;

/** Renders the link to the quiz on this episode, where only the difficulty is left to choose. */
export function EpisodeQuiz({ slug, shortTitle, questions }: EpisodeQuizProps) {
  if (questions === 0) return null;
  const query = formatQuizChoice({ mode: 'episode', value: shortTitle });
  return (
    <section className={styles.root} aria-labelledby="quiz">
      <div>
        <h2 className={styles.title} id="quiz">
          {'Qu’avez-vous retenu\u202f?'}
        </h2>
        <p>
          {`${questions > 1 ? `${questions} questions portent` : 'Une question porte'} sur cet épisode.`}
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink look="gold" href={`/outils/quizz?${query}`}>
          Faire le quiz de l’épisode
        </ButtonLink>
        <Link className={styles.sheet} href={sheetPath(slug)} prefetch={false}>
          Fiche pour la classe, à imprimer
        </Link>
      </div>
    </section>
  );
}
