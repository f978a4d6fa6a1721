'use client';

import { QuizProgress } from '@/components/quiz/QuizProgress';
import { SittingTerm } from '@/components/review/session/SittingTerm.client';
import { SittingQuestion } from '@/components/review/session/SittingQuestion.client';
import type { SittingControls } from '@/components/review/session/useSitting';
import { Button } from '@/components/ui/Button';
import type { DeckCard } from '@/lib/review/deck';
import { isRepeat, type Sitting } from '@/lib/review/sitting';
import styles from './SittingCard.module.css';

interface SittingCardProps {
  readonly sitting: Sitting;
  readonly card: DeckCard;
  readonly controls: SittingControls;
}

/** Renders the current card of a sitting: its question or term, then the buttons to continue, undo or drop. */
export function SittingCard({ sitting, card, controls }: SittingCardProps) {
  const { cards, given: givenAnswers, isRevealed } = sitting;
  const rank = givenAnswers.length + (isRevealed ? 0 : 1);
  const cardKey = `${rank} ${card.id}`;
  const eyebrow = eyebrowOf(sitting, rank);

  return (
    <>
      <QuizProgress about={subjectOf(card)} rank={rank} total={cards.length} />
      {card.kind === 'question' ? (
        <SittingQuestion
          key={cardKey}
          eyebrow={eyebrow}
          question={card.question}
          givenAnswer={isRevealed ? givenAnswers.at(-1) : undefined}
          answer={controls.answer}
        />
      ) : (
        <SittingTerm key={cardKey} eyebrow={eyebrow} term={card.term} judge={controls.judge} />
      )}
      <div className={styles.foot}>
        {isRevealed ? (
          <Button look="gold" onClick={controls.advance}>
            Continuer
          </Button>
        ) : (
          card.kind === 'question' && (
            <Button look="outline" onClick={() => controls.answer(null, false)}>
              Je ne sais pas
            </Button>
          )
        )}
        {(isRevealed || card.kind === 'term') && (
          <Button
            look="outline"
            onClick={controls.drop}
          >{`Ne plus ${card.kind === 'term' ? 'le' : 'la'} demander`}</Button>
        )}
        {givenAnswers.length > 0 && (
          <Button look="outline" onClick={controls.undoAnswer}>
            Annuler la dernière réponse
          </Button>
        )}
        <Button look="outline" onClick={controls.leave}>
          Arrêter là
        </Button>
      </div>
    </>
  );
}

const subjectOf = (card: DeckCard): string =>
  card.kind === 'term' ? 'Vocabulaire' : (card.question.theme ?? 'Révision');

const eyebrowOf = (sitting: Sitting, rank: number): string =>
  !sitting.isRevealed && isRepeat(sitting)
    ? `Carte ${rank} / ${sitting.cards.length}, une seconde fois`
    : `Carte ${rank} / ${sitting.cards.length}`;
