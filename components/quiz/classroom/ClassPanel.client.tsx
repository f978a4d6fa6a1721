'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { ClassLinkShare } from '@/components/quiz/classroom/ClassLinkShare.client';
import { classSession } from '@/components/quiz/classroom/classSession';
import { CodeEntry } from '@/components/quiz/classroom/CodeEntry.client';
import { QuestionTallies } from '@/components/quiz/classroom/QuestionTallies';
import { Button } from '@/components/ui/Button';
import { ButtonAnchor } from '@/components/ui/ButtonAnchor';
import { classSubject } from '@/lib/classroom/results/classLink';
import {
  talliesOf,
  type CodeOutcome,
  type ClassResults,
} from '@/lib/classroom/results/results';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import styles from './ClassPanel.module.css';

/** Renders the follow-up sheet, whose script is loaded with the first code. */
const FollowUpSheet = dynamic(() =>
  import('@/components/quiz/classroom/FollowUpSheet.client').then(
    ({ FollowUpSheet: component }) => component,
  ),
);

interface ClassPanelProps {
  readonly questions: readonly BankQuestion[];
  readonly results: ClassResults;
  /** Outcome of the last code; null before the first. */
  readonly outcome: CodeOutcome | null;
  readonly before: ClassResults | null;
  /** Whether the browser refuses to keep the results. */
  readonly isRefused: boolean;
}

/** Renders a class: its link, its codes, the failed questions, and the sheet of the failed questions. */
export function ClassPanel(props: ClassPanelProps) {
  const { questions, results, outcome, before, isRefused } = props;
  const tallies = talliesOf(results);
  /** Ids of the questions chosen for the sheet; null for the failed questions. */
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string> | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const selectedIds =
    chosenIds ?? new Set(tallies.flatMap(({ id, hasFailed }) => (hasFailed ? [id] : [])));
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <h2>{classSubject(questions)}</h2>
        <ButtonAnchor look="plain" href="#">
          Autre classe
        </ButtonAnchor>
      </header>
      <ClassLinkShare link={results.link} />
      <CodeEntry results={results} outcome={outcome} before={before} />
      {isRefused && (
        <p className={styles.refused} role="alert">
          Ce navigateur refuse de garder les résultats&nbsp;: ils dureront tant que cette page
          reste ouverte. Tapez les codes ici, sans la fermer.
        </p>
      )}
      {results.codes.length > 0 && (
        <>
          <QuestionTallies
            questions={questions}
            tallies={tallies}
            selectedIds={selectedIds}
            select={(id, isSelected) => {
              const newIds = new Set(selectedIds);
              if (isSelected) newIds.add(id);
              else newIds.delete(id);
              setChosenIds(newIds);
            }}
          />
          <FollowUpSheet
            questions={questions.filter(({ id }) => id !== undefined && selectedIds.has(id))}
            isFailed={chosenIds === null}
          />
        </>
      )}
      <footer className={styles.foot}>
        <p className={styles.note}>
          Rien n’est envoyé&nbsp;: les codes restent sur cet appareil, sans aucun nom.
        </p>
        {isConfirming ? (
          <>
            <Button look="outline" onClick={() => classSession.forget(results.link)}>
              Effacer pour de bon
            </Button>
            <Button look="plain" onClick={() => setConfirming(false)}>
              Les garder
            </Button>
          </>
        ) : (
          <Button look="plain" onClick={() => setConfirming(true)}>
            Effacer ces résultats…
          </Button>
        )}
      </footer>
    </div>
  );
}
