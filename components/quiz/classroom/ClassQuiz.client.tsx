'use client';

import { useSyncExternalStore, type RefObject } from 'react';
import Link from 'next/link';
import { BankCard } from '@/components/quiz/BankCard.client';
import { PupilQuiz } from '@/components/quiz/classroom/PupilQuiz.client';
import {
  classQuestions,
  formatClassLink,
  parseClassLink,
} from '@/lib/classroom/results/classLink';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import styles from './ClassResults.module.css';

/** Renders the quiz of the class in the address, or the reason why the quiz is missing. */
export function ClassQuiz() {
  return (
    <BankCard
      label="Quiz de la classe"
      loading="Chargement des questions…"
      failed="Les questions n’ont pas pu être chargées."
    >
      {(bank, card) => <QuizOfAddress bank={bank} card={card} />}
    </BankCard>
  );
}

interface QuizOfAddressProps {
  readonly bank: readonly BankQuestion[];
  readonly card: RefObject<HTMLElement | null>;
}

function QuizOfAddress({ bank, card }: QuizOfAddressProps) {
  const hash = useSyncExternalStore(followHash, readHash, () => '');
  const link = parseClassLink(hash);
  const questions = link && classQuestions(bank, link);
  if (link && questions)
    return (
      <PupilQuiz key={formatClassLink(link)} link={link} questions={questions} card={card} />
    );
  return (
    <div className={styles.root}>
      <h2>{link ? 'Ce lien a vieilli' : 'Il manque le lien de la classe'}</h2>
      <p>
        {link
          ? 'Les questions ont changé depuis que ce lien a été fait. Demandez-en un nouveau à votre professeur.'
          : 'Cette page s’ouvre par le lien, ou par le code QR, que donne votre professeur.'}
      </p>
      <p>
        <Link href="/outils/quizz" prefetch={false}>
          Faire un quiz pour soi
        </Link>
      </p>
    </div>
  );
}

const readHash = (): string => window.location.hash;

function followHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
