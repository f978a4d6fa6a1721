'use client';

import { useRef, type ReactNode } from 'react';
import { Quiz } from '@/components/quiz/Quiz.client';
import { useQuizBank } from '@/components/quiz/useQuizBank';
import { Icon } from '@/components/ui/Icon';
import button from '@/components/ui/Button.module.css';
import styles from './QuizScreen.module.css';

/** The quiz, or why it is not there. */
export function QuizScreen({ rosette }: { readonly rosette: ReactNode }) {
  const card = useRef<HTMLElement>(null);
  const questions = useQuizBank();
  if (questions.status === 'ready') {
    return (
      <section ref={card} className={styles.root} aria-label="Quiz" tabIndex={-1}>
        <Quiz bank={questions.bank} rosette={rosette} card={card} />
      </section>
    );
  }
  return (
    <section
      ref={card}
      className={styles.root}
      aria-label="Quiz"
      tabIndex={-1}
      data-status={questions.status}
    >
      {questions.status === 'failed' && <Icon name="alert" size={40} />}
      <p className={styles.message} role="status">
        {questions.status === 'loading'
          ? 'Chargement des questions...'
          : 'Erreur de chargement des questions.'}
      </p>
      {questions.status === 'failed' && (
        <button
          type="button"
          className={button.root}
          data-look="outline"
          onClick={() => {
            // The button goes while it waits: the focus stays in its place.
            card.current?.focus({ preventScroll: true });
            questions.retry();
          }}
        >
          Réessayer
        </button>
      )}
    </section>
  );
}
