import { StepHeading } from '@/components/quiz/StepHeading';
import { RevealedPlace } from '@/components/quiz/map/RevealedPlace';
import { Button } from '@/components/ui/Button';
import { foundCount, type Round } from '@/lib/quiz/map/round';
import { verdictOf } from '@/lib/quiz/score';
import styles from './MapQuizScore.module.css';

interface MapQuizScoreProps {
  readonly round: Round;
  readonly restart: () => void;
}

/** Renders the score and the outcome of every place, in text: the map is not needed. */
export function MapQuizScore({ round, restart }: MapQuizScoreProps) {
  const correctCount = foundCount(round);
  const total = round.places.length;
  return (
    <>
      <StepHeading eyebrow={verdictOf(correctCount, total)}>
        {`${correctCount} ${correctCount > 1 ? 'lieux trouvés' : 'lieu trouvé'} sur ${total}`}
      </StepHeading>
      <p className={styles.actions}>
        <Button look="gold" onClick={restart}>
          Recommencer
        </Button>
      </p>
      <ol role="list" className={styles.list}>
        {round.places.map((place, rank) => (
          <li key={place.id} className={styles.item}>
            <h3>{place.name}</h3>
            <RevealedPlace place={place} attempts={round.tries[rank] ?? []} />
          </li>
        ))}
      </ol>
    </>
  );
}
