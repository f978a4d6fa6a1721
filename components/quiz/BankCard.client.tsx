'use client';

import { useRef, type ReactNode, type RefObject } from 'react';
import { useQuizBank } from '@/components/quiz/bank/useQuizBank';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import styles from './BankCard.module.css';

interface BankCardProps {
  /** What the card is for, in a word. */
  readonly label: string;
  readonly loading: string;
  readonly failed: string;
  /** What is in the card once the questions are there; the card takes the focus when it must. */
  readonly children: (
    bank: readonly BankQuestion[],
    card: RefObject<HTMLElement | null>,
  ) => ReactNode;
}

/** Renders the card of a page that uses the bank: its content, or the state of loading. */
export function BankCard({ label, loading, failed, children }: BankCardProps) {
  const card = useRef<HTMLElement>(null);
  const questions = useQuizBank();
  if (questions.status === 'ready') {
    return (
      <section ref={card} className={styles.root} aria-label={label} tabIndex={-1}>
        {children(questions.bank, card)}
      </section>
    );
  }
  return (
    <section
      ref={card}
      className={styles.root}
      aria-label={label}
      tabIndex={-1}
      data-status={questions.status}
    >
      {questions.status === 'failed' && <Icon name="alert" size={40} />}
      <p className={styles.message} role="status">
        {questions.status === 'loading' ? loading : failed}
      </p>
      {questions.status === 'failed' && (
        <Button
          look="outline"
          onClick={() => {
            // The button goes while it waits: the focus stays in its place.
            card.current?.focus({ preventScroll: true });
            questions.retry();
          }}
        >
          Réessayer
        </Button>
      )}
    </section>
  );
}
