'use client';

import { useRef, useState } from 'react';
import { MapChoice } from '@/components/quiz/map/MapChoice';
import { MapQuestion } from '@/components/quiz/map/MapQuestion.client';
import { MapQuizScore } from '@/components/quiz/map/MapQuizScore';
import { useStepFocus } from '@/components/quiz/useStepFocus';
import { beginRound, nextPlace, placeAsked, type Round } from '@/lib/quiz/map/round';
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
  const [running, setRunning] = useState<RunningRound | null>(null);
  const place = running && placeAsked(running.round);
  useStepFocus(
    card,
    running ? `${running.round.tries.length} ${running.round.isRevealed}` : 'choice',
  );

  return (
    <section ref={card} className={styles.root} aria-label="Quiz sur la carte" tabIndex={-1}>
      {!running && (
        <MapChoice
          maps={maps}
          choose={(map) =>
            setRunning({ map, round: beginRound(map.places, seedFrom(Math.random())) })
          }
        />
      )}
      {running && place && (
        <MapQuestion
          map={running.map}
          round={running.round}
          place={place}
          change={(round) => setRunning({ ...running, round })}
          advance={() => setRunning({ ...running, round: nextPlace(running.round) })}
          leave={() => setRunning(null)}
        />
      )}
      {running && !place && (
        <MapQuizScore round={running.round} restart={() => setRunning(null)} />
      )}
    </section>
  );
}
