import { StepHeading } from '@/components/quiz/StepHeading';
import { Button } from '@/components/ui/Button';
import type { QuizMap } from '@/lib/quiz/map/quizMap';
import styles from './MapChoice.module.css';

interface MapChoiceProps {
  readonly maps: readonly QuizMap[];
  readonly choose: (map: QuizMap) => void;
}

export function MapChoice({ maps, choose }: MapChoiceProps) {
  return (
    <>
      <StepHeading eyebrow="Dix lieux à situer">Choisissez une carte</StepHeading>
      <ul role="list" className={styles.root}>
        {maps.map((map) => (
          <li key={map.id}>
            <Button look="outline" onClick={() => choose(map)}>
              {`${map.title} (${map.places.length} lieux)`}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.rules}>
        Trois essais par lieu, d’un clic, du doigt ou au clavier. La carte accepte une erreur
        aussi grande que l’incertitude du lieu. Sans la voir, on peut répondre par une liste.
      </p>
    </>
  );
}
