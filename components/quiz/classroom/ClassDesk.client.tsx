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
import { talliesOf, type Arrival, type ClassResults } from '@/lib/classroom/results/results';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import styles from './ClassDesk.module.css';

/** Loaded, with the sheet that it prints, when the first code has come. */
const NextSheet = dynamic(() =>
  import('@/components/quiz/classroom/NextSheet.client').then(({ NextSheet: part }) => part),
);

interface ClassDeskProps {
  readonly questions: readonly BankQuestion[];
  readonly results: ClassResults;
  /** What became of the last code; null before the first. */
  readonly arrival: Arrival | null;
  readonly before: ClassResults | null;
  /** Whether the browser refuses to keep the results. */
  readonly isRefused: boolean;
}

/** Renders a class: its link, its codes, the questions that have failed, and what to do with them. */
export function ClassDesk(props: ClassDeskProps) {
  const { questions, results, arrival, before, isRefused } = props;
  const tallies = talliesOf(results);
  /** The choice of questions for the sheet; null takes those that have failed. */
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [isForgetting, setForgetting] = useState(false);
  const taken =
    chosen ?? new Set(tallies.flatMap(({ id, hasFailed }) => (hasFailed ? [id] : [])));
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <h2>{classSubject(questions)}</h2>
        <ButtonAnchor look="plain" href="#">
          Autre classe
        </ButtonAnchor>
      </header>
      <ClassLinkShare link={results.link} />
      <CodeEntry results={results} arrival={arrival} before={before} />
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
            taken={taken}
            take={(id, isTaken) => {
              const next = new Set(taken);
              if (isTaken) next.add(id);
              else next.delete(id);
              setChosen(next);
            }}
          />
          <NextSheet
            questions={questions.filter(({ id }) => id !== undefined && taken.has(id))}
            isFailed={chosen === null}
          />
        </>
      )}
      <footer className={styles.foot}>
        <p className={styles.note}>
          Rien n’est envoyé&nbsp;: les codes restent sur cet appareil, sans aucun nom.
        </p>
        {isForgetting ? (
          <>
            <Button look="outline" onClick={() => classSession.forget(results.link)}>
              Effacer pour de bon
            </Button>
            <Button look="plain" onClick={() => setForgetting(false)}>
              Les garder
            </Button>
          </>
        ) : (
          <Button look="plain" onClick={() => setForgetting(true)}>
            Effacer ces résultats…
          </Button>
        )}
      </footer>
    </div>
  );
}
