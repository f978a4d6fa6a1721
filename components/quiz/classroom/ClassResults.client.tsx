'use client';

import { useSyncExternalStore } from 'react';
import { BankCard } from '@/components/quiz/BankCard.client';
import { ClassPanel } from '@/components/quiz/classroom/ClassPanel.client';
import { classSession, resultsOf } from '@/components/quiz/classroom/classSession';
import { keptResults } from '@/components/quiz/classroom/keptResults';
import { KeptClasses } from '@/components/quiz/classroom/KeptClasses';
import { ProjectorChooser } from '@/components/quiz/projector/ProjectorChooser';
import { ButtonAnchor } from '@/components/ui/ButtonAnchor';
import { classLink, classQuestions, formatClassLink } from '@/lib/classroom/results/classLink';
import { drawnQuiz } from '@/lib/classroom/show';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { seedFrom } from '@/lib/quiz/shuffle';
import styles from './ClassResults.module.css';

/** Renders the teacher's page: the choice of questions or, for an address with a class, the codes of the class. */
export function ClassResults() {
  return (
    <BankCard
      label="Résultats de la classe"
      loading="Chargement des questions…"
      failed="Les questions n’ont pas pu être chargées."
    >
      {(bank) => <ClassOfAddress bank={bank} />}
    </BankCard>
  );
}

function ClassOfAddress({ bank }: { readonly bank: readonly BankQuestion[] }) {
  const { subscribe, get, getInitial } = classSession;
  const { link, outcome, before } = useSyncExternalStore(subscribe, get, getInitial);
  const { value: storedResults, isRefused } = useSyncExternalStore(
    keptResults.subscribe,
    keptResults.get,
    keptResults.getInitial,
  );
  if (!link)
    return (
      <div className={styles.root}>
        <ProjectorChooser
          title="Dix questions pour la classe"
          bank={bank}
          choose={(choice) => {
            const show = drawnQuiz(bank, choice, seedFrom(Math.random()));
            const newLink = show && classLink(show.questions, seedFrom(Math.random()));
            if (newLink) window.location.hash = formatClassLink(newLink);
          }}
        />
        <KeptClasses bank={bank} classes={storedResults} />
      </div>
    );
  const questions = classQuestions(bank, link);
  if (!questions)
    return (
      <div className={styles.root}>
        <p role="alert">
          Ce lien vient d’une autre version des questions&nbsp;: ses codes ne peuvent plus être
          lus. Faites un nouveau lien pour la classe.
        </p>
        <p>
          <ButtonAnchor look="gold" href="#">
            Choisir des questions
          </ButtonAnchor>
        </p>
      </div>
    );
  return (
    <ClassPanel
      key={formatClassLink(link)}
      questions={questions}
      results={resultsOf(storedResults, link)}
      outcome={outcome}
      before={before}
      isRefused={isRefused}
    />
  );
}
