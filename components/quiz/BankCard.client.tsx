'use client';

import { useRef, type ReactNode, type RefObject } from 'react';
import { useQuizBank } from '@/components/quiz/bank/useQuizBank';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import styles from './BankCard.module.css';

interface BankCardProps {
  /** Accessible name of the card. */
  readonly label: string;
  readonly loading: string;
  readonly failed: string;
  /** Renders the content once the bank is loaded; receives the card too, to move the focus to the card. */
  readonly children: (
    bank: readonly BankQuestion[],
    card: RefObject<HTMLElement | null>,
  ) => ReactNode;
}

/** Renders a card that needs the question bank: its content, or the state of the download. */
export function BankCard({ label, loading, failed, children }: BankCardProps) {
  const card = useRef<HTMLElement>(null);
  const quizBank = useQuizBank();
  if (quizBank.status === 'ready') {
    return (
      <section ref={card} className={styles.root} aria-label={label} tabIndex={-1}>
        {children(quizBank.bank, card)}
      </section>
    );
  }
  return (
    <section
      ref={card}
      className={styles.root}
      aria-label={label}
      tabIndex={-1}
      data-status={quizBank.status}
    >
      {quizBank.status === 'failed' && <Icon name="alert" size={40} />}
      <p className={styles.message} role="status">
        {quizBank.status === 'loading' ? loading : failed}
      </p>
      {quizBank.status === 'failed' && (
        <Button
          look="outline"
          onClick={() => {
            // The button is removed during the retry: the focus moves to the card.
            card.current?.focus({ preventScroll: true });
            quizBank.retry();
          }}
        >
          Réessayer
        </Button>
      )}
    </section>
  );
}
