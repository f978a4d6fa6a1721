'use client';

import { useRef, useState } from 'react';
import { MapChoice } from '@/components/quiz/map/MapChoice';
import { MapQuestion } from '@/components/quiz/map/MapQuestion.client';
import { MapQuizEnd } from '@/components/quiz/map/MapQuizEnd';
import { useStepFocus } from '@/components/quiz/useStepFocus';
import { beginRound, nextPlace, placeAsked, type Round } from '@/lib/quiz/map/round';
import type { QuizMap } from '@/lib/quiz/map/quizMap';
import { seedFrom } from '@/lib/quiz/shuffle';
import styles from './MapQuiz.module.css';

interface Running {
  readonly map: QuizMap;
  readonly round: Round;
}

/** Renders the quiz on the map: the choice of a map, ten places, the score. */
export function MapQuiz({ maps }: { readonly maps: readonly QuizMap[] }) {
  const card = useRef<HTMLElement>(null);
  const [running, setRunning] = useState<Running | null>(null);
  const asked = running && placeAsked(running.round);
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
      {running && asked && (
        <MapQuestion
          map={running.map}
          round={running.round}
          place={asked}
          change={(round) => setRunning({ ...running, round })}
          advance={() => setRunning({ ...running, round: nextPlace(running.round) })}
          leave={() => setRunning(null)}
        />
      )}
      {running && !asked && <MapQuizEnd round={running.round} again={() => setRunning(null)} />}
    </section>
  );
}
