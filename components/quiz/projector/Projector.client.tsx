'use client';

import { useState, useSyncExternalStore } from 'react';
import { ProjectorChooser } from '@/components/quiz/projector/ProjectorChooser';
import { enterFullscreen } from '@/components/quiz/projector/fullscreen';
import { ProjectorScreen } from '@/components/quiz/projector/ProjectorScreen.client';
import { useQuizBank } from '@/components/quiz/bank/useQuizBank';
import { Button } from '@/components/ui/Button';
import { drawnShow, linkedShow, type Show } from '@/lib/classroom/show';
import { seedFrom } from '@/lib/quiz/shuffle';
import styles from './Projector.module.css';

/** Renders the quiz for a classroom, in fullscreen. Answers are neither entered nor stored. */
export function Projector() {
  const questions = useQuizBank();
  const search = useSyncExternalStore(subscribeToNothing, readSearch, () => '');
  /** The chosen questions; null takes those of the address, undefined none, after the show is closed. */
  const [chosen, setChosen] = useState<Show | null | undefined>(null);
  if (questions.status !== 'ready')
    return (
      <div className={styles.root} data-status={questions.status}>
        <p role="status">
          {questions.status === 'loading'
            ? 'Chargement des questions…'
            : 'Les questions n’ont pas pu être chargées.'}
        </p>
        {questions.status === 'failed' && (
          <Button look="outline" onClick={questions.retry}>
            Réessayer
          </Button>
        )}
      </div>
    );
  const { bank } = questions;
  const show = chosen === null ? linkedShow(bank, search) : chosen;
  return (
    <div className={styles.root}>
      <ProjectorChooser
        title="Dix questions, en plein écran"
        bank={bank}
        choose={(choice) => {
          const drawn = drawnShow(bank, choice, seedFrom(Math.random()));
          if (!drawn) return;
          setChosen(drawn);
          enterFullscreen();
        }}
      />
      {show && <ProjectorScreen show={show} leave={() => setChosen(undefined)} />}
    </div>
  );
}

const readSearch = (): string => window.location.search;

const subscribeToNothing = () => () => {};
