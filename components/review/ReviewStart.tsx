import { StepHeading } from '@/components/quiz/StepHeading';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { CardState } from '@/lib/review/replay';
import { firmnessOf } from '@/lib/review/schedule';
import { dueLabel, type SittingPlan } from '@/lib/review/session';
import styles from './ReviewStart.module.css';

interface ReviewStartProps {
  readonly plan: SittingPlan;
  /** States of the cards whose questions are still in the bank. */
  readonly states: readonly CardState[];
  readonly begin: () => void;
}

const FIRMNESSES = ['nouveau', 'fragile', 'solide'] as const;
const PLURALS = { nouveau: 'nouvelles', fragile: 'fragiles', solide: 'solides' } as const;
const SINGULARS = { nouveau: 'nouvelle', fragile: 'fragile', solide: 'solide' } as const;

/** Renders the reviews due today, one sitting at most. */
export function ReviewStart({ plan, states, begin }: ReviewStartProps) {
  const { cards, later } = plan;
  const keptStates = states.filter(({ isKept }) => isKept);
  if (cards.length === 0 && keptStates.length === 0) return <EmptyReview />;
  return (
    <>
      <StepHeading eyebrow="Aujourd’hui">
        {cards.length > 0 ? dueLabel(cards.length) : 'Rien à revoir aujourd’hui'}
      </StepHeading>
      <p className={styles.text}>
        {`${cards.length === 0 ? 'Vos cartes reviendront quand vous serez sur le point de les oublier.' : ''}${later > 0 ? `Le reste (${later}) attendra une autre séance, sans urgence.` : ''}`}
      </p>
      <ul role="list" className={styles.figures}>
        {FIRMNESSES.map((firmness) => {
          const count = keptStates.filter((state) => firmnessOf(state) === firmness).length;
          return (
            <li key={firmness}>
              <strong>{count}</strong>
              <span>{` ${(count > 1 ? PLURALS : SINGULARS)[firmness]}`}</span>
            </li>
          );
        })}
      </ul>
      {cards.length > 0 && (
        <Button look="gold" onClick={begin}>
          Réviser
        </Button>
      )}
    </>
  );
}

function EmptyReview() {
  return (
    <>
      <StepHeading eyebrow="Pour commencer">Rien à revoir pour l’instant</StepHeading>
      <p className={styles.text}>
        Les questions manquées au quiz arrivent ici d’elles-mêmes, et celles des épisodes que
        vous avez écoutés. Dans la transcription d’un épisode, vous pouvez aussi choisir ce que
        vous voulez retenir.
      </p>
      <div className={styles.actions}>
        <ButtonLink look="gold" href="/outils/quizz" prefetch={false}>
          Faire un quiz
        </ButtonLink>
        <ButtonLink look="outline" href="/episodes" prefetch={false}>
          Écouter un épisode
        </ButtonLink>
      </div>
    </>
  );
}
