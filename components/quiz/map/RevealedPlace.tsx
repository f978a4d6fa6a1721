import Link from 'next/link';
import { OutcomeMark } from '@/components/quiz/OutcomeMark';
import { Icon } from '@/components/ui/Icon';
import type { Attempt } from '@/lib/quiz/map/judge';
import type { QuizPlace } from '@/lib/quiz/map/quizPlace';
import { foundAt, outcomeWords } from '@/lib/quiz/map/round';
import styles from './RevealedPlace.module.css';

interface RevealedPlaceProps {
  readonly place: QuizPlace;
  readonly attempts: readonly Attempt[];
}

/** Renders the outcome of a place: whether it was found, the distance, its page. */
export function RevealedPlace({ place, attempts }: RevealedPlaceProps) {
  const lastAttempt = attempts.at(-1);
  return (
    <div className={styles.root}>
      <OutcomeMark isRight={foundAt(attempts) !== null} />
      <p>{`${outcomeWords(attempts)}${lastAttempt ? `, ${lastAttempt.words}` : ''}.`}</p>
      <Link className={styles.link} href={place.href} prefetch={false}>
        <Icon name="map" size={20} />
        <span>{`La fiche du lieu\u00a0: ${place.name}`}</span>
      </Link>
    </div>
  );
}
