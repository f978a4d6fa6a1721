'use client';

import { useState, useSyncExternalStore } from 'react';
import { ProjectorChooser } from '@/components/quiz/projector/ProjectorChooser';
import { enterFullscreen } from '@/components/quiz/projector/fullscreen';
import { ProjectorScreen } from '@/components/quiz/projector/ProjectorScreen.client';
import { useQuizBank } from '@/components/quiz/bank/useQuizBank';
import { Button } from '@/components/ui/Button';
import { drawnQuiz, linkedQuiz, type ProjectedQuiz } from '@/lib/classroom/show';
import { seedFrom } from '@/lib/quiz/shuffle';
import styles from './Projector.module.css';

/** Renders the quiz for a classroom, in fullscreen. Answers are neither entered nor stored. */
export function Projector() {
  const quizBank = useQuizBank();
  const search = useSyncExternalStore(subscribeNever, readSearch, () => '');
  /** The chosen questions; null for the questions of the address, undefined once the show is closed. */
  const [chosenShow, setChosenShow] = useState<ProjectedQuiz | null | undefined>(null);
  if (quizBank.status !== 'ready')
    return (
      <div className={styles.root} data-status={quizBank.status}>
        <p role="status">
          {quizBank.status === 'loading'
            ? 'Chargement des questions…'
            : 'Les questions n’ont pas pu être chargées.'}
        </p>
        {quizBank.status === 'failed' && (
          <Button look="outline" onClick={quizBank.retry}>
            Réessayer
          </Button>
        )}
      </div>
    );
  const { bank } = quizBank;
  const show = chosenShow === null ? linkedQuiz(bank, search) : chosenShow;
  return (
    <div className={styles.root}>
      <ProjectorChooser
        title="Dix questions, en plein écran"
        bank={bank}
        choose={(choice) => {
          const newShow = drawnQuiz(bank, choice, seedFrom(Math.random()));
          if (!newShow) return;
          setChosenShow(newShow);
          enterFullscreen();
        }}
      />
      {show && <ProjectorScreen show={show} leave={() => setChosenShow(undefined)} />}
    </div>
  );
}

const readSearch = (): string => window.location.search;

const subscribeNever = () => () => {};
