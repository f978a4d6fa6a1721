'use client';

import { useMemo, useState } from 'react';
import { BackButton } from '@/components/quiz/BackButton.client';
import { MapAnswerPointer } from '@/components/quiz/map/MapAnswerPointer.client';
import { CandidateList } from '@/components/quiz/map/CandidateList.client';
import { RevealedPlace } from '@/components/quiz/map/RevealedPlace';
import { QuizProgress } from '@/components/quiz/QuizProgress';
import { StepHeading } from '@/components/quiz/StepHeading';
import { Button } from '@/components/ui/Button';
import { candidatesFor, landmarksOf } from '@/lib/quiz/map/candidates';
import { judgeCandidate, judgePoint, type Attempt } from '@/lib/quiz/map/judge';
import { widthOf, type QuizMap } from '@/lib/quiz/map/quizMap';
import type { QuizPlace } from '@/lib/quiz/map/quizPlace';
import { giveUp, MOST_TRIES, tryAt, type Round } from '@/lib/quiz/map/round';
import { whereQuestion } from '@/lib/quiz/map/whereQuestion';
import styles from './MapQuestion.module.css';

interface MapQuestionProps {
  readonly map: QuizMap;
  readonly round: Round;
  readonly place: QuizPlace;
  readonly change: (round: Round) => void;
  readonly advance: () => void;
  readonly leave: () => void;
}

/** Renders a place to locate, on the map or in a list, and then the position of that place. */
export function MapQuestion({ map, round, place, change, advance, leave }: MapQuestionProps) {
  const [isList, setIsList] = useState(false);
  const { places, seed, tries, isRevealed } = round;
  const attempts = tries.at(-1) ?? [];
  const candidates = useMemo(
    () => candidatesFor(place, map.places, widthOf(map), seed),
    [place, map, seed],
  );
  const landmarks = useMemo(() => landmarksOf(map.places, [place]), [map, place]);
  const recordAttempt = (attempt: Attempt): void => change(tryAt(round, attempt));

  return (
    <>
      <QuizProgress about={map.title} rank={tries.length} total={places.length} />
      <StepHeading
        key={`${place.id} ${isRevealed}`}
        eyebrow={`Lieu ${tries.length} / ${places.length}`}
      >
        {isRevealed ? place.name : whereQuestion(place.name)}
      </StepHeading>
      <p className={styles.status} role="status">
        {!isRevealed && attempts.length > 0 && missedSentence(attempts)}
      </p>
      {isRevealed && <RevealedPlace place={place} attempts={attempts} />}
      {isList && !isRevealed ? (
        <CandidateList
          key={`${place.id} ${attempts.length}`}
          candidates={candidates}
          choose={(candidate) => recordAttempt(judgeCandidate(place, candidate))}
        />
      ) : (
        <MapAnswerPointer
          map={map}
          revealed={isRevealed ? place : null}
          landmarks={landmarks}
          answer={(position, scale) => recordAttempt(judgePoint(place, position, scale))}
        />
      )}
      <div className={styles.foot}>
        {isRevealed ? (
          <Button look="gold" onClick={advance}>
            Continuer
          </Button>
        ) : (
          <>
            <Button look="outline" onClick={() => setIsList(!isList)}>
              {isList ? 'Répondre sur la carte' : 'Répondre par une liste'}
            </Button>
            <Button look="outline" onClick={() => change(giveUp(round))}>
              Montrer le lieu
            </Button>
          </>
        )}
        <BackButton
          key={`${place.id} ${isRevealed}`}
          goBack={tries.length > 1 ? null : leave}
          giveUp={leave}
        />
      </div>
    </>
  );
}

function missedSentence(attempts: readonly Attempt[]): string {
  const remaining = MOST_TRIES - attempts.length;
  const remainingText = remaining > 1 ? `${remaining} essais` : 'un dernier essai';
  return `Manqué\u00a0: votre réponse est ${attempts.at(-1)?.words ?? ''}. Il reste ${remainingText}.`;
}
