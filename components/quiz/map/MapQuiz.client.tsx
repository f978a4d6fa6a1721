'use client';

import { useRef, useState } from 'react';
import { MapChoice } from '@/components/quiz/map/MapChoice';
import { MapQuestion } from '@/components/quiz/map/MapQuestion.client';
import { MapQuizScore } from '@/components/quiz/map/MapQuizScore';
import { useStepFocus } from '@/components/quiz/useStepFocus';
import { beginRound, nextPlace, requestedPlace, type Round } from '@/lib/quiz/map/round';
import type { QuizMap } from '@/lib/quiz/map/quizMap';
import { seedFrom } from '@/lib/quiz/shuffle';
import styles from './MapQuiz.module.css';

interface RunningRound {
  readonly map: QuizMap;
  readonly round: Round;
}

/** Renders the quiz on the map: the choice of a map, ten places, the score. */
export function MapQuiz({ maps }: { readonly maps: readonly QuizMap[] }) {
  const card = useRef<HTMLElement>(null);
  const [runningRound, setRunningRound] = useState<RunningRound | null>(null);
  const place = runningRound && requestedPlace(runningRound.round);
  useStepFocus(
    card,
    runningRound
      ? `${runningRound.round.tries.length} ${runningRound.round.isRevealed}`
      : 'choice',
  );

  return (
    <section ref={card} className={styles.root} aria-label="Quiz sur la carte" tabIndex={-1}>
      {!runningRound && (
        <MapChoice
          maps={maps}
          choose={(map) =>
            setRunningRound({ map, round: beginRound(map.places, seedFrom(Math.random())) })
          }
        />
      )}
      {runningRound && place && (
        <MapQuestion
          map={runningRound.map}
          round={runningRound.round}
          place={place}
          change={(round) => setRunningRound({ ...runningRound, round })}
          advance={() =>
            setRunningRound({ ...runningRound, round: nextPlace(runningRound.round) })
          }
          leave={() => setRunningRound(null)}
        />
      )}
      {runningRound && !place && (
        <MapQuizScore round={runningRound.round} restart={() => setRunningRound(null)} />
      )}
    </section>
  );
}
