'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import type { Candidate } from '@/lib/quiz/map/candidates';
import type { QuizPlace } from '@/lib/quiz/map/quizPlace';
import styles from './CandidateList.module.css';

interface CandidateListProps {
  readonly candidates: readonly Candidate[];
  readonly choose: (place: QuizPlace) => void;
}

/** Renders the candidate positions as a list, for readers who cannot point or cannot see the map. */
export function CandidateList({ candidates, choose }: CandidateListProps) {
  const [chosenCandidate, setChosenCandidate] = useState<Candidate | null>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosenCandidate) choose(chosenCandidate.place);
      }}
    >
      <fieldset className={styles.root}>
        <legend className={styles.legend}>Ce lieu se trouve…</legend>
        {candidates.map((candidate) => (
          <label key={candidate.place.id} className={styles.choice}>
            <input
              type="radio"
              name="lieu"
              checked={chosenCandidate === candidate}
              onChange={() => setChosenCandidate(candidate)}
            />
            <span>{candidate.description}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" look="gold" disabled={!chosenCandidate}>
        Répondre
      </Button>
    </form>
  );
}
