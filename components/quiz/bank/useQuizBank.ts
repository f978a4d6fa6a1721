import { useEffect, useState } from 'react';
import { decodeBank } from '@/lib/quiz/decodeBank';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';

const BANK_ADDRESS = '/quizz/quizz.json';

export type QuizBank =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly bank: readonly BankQuestion[] };

const LOADING: QuizBank = { status: 'loading' };

/** Loads the question bank when the quiz opens; after a failure, again at the reader's request. */
export function useQuizBank(): QuizBank {
  const [quizBank, setQuizBank] = useState<QuizBank>(LOADING);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const retry = (): void => {
      setQuizBank(LOADING);
      setAttempt(attempt + 1);
    };
    fetchBank(BANK_ADDRESS, controller.signal).then(
      (bank) => !controller.signal.aborted && setQuizBank({ status: 'ready', bank }),
      () => !controller.signal.aborted && setQuizBank({ status: 'failed', retry }),
    );
    return () => controller.abort();
  }, [attempt]);

  return quizBank;
}

async function fetchBank(
  address: string,
  signal: AbortSignal,
): Promise<readonly BankQuestion[]> {
  const response = await fetch(address, { signal });
  const bank = response.ok ? decodeBank(await response.json()) : null;
  if (!bank) throw new Error(`${address} ne donne aucune question (état ${response.status}).`);
  return bank;
}
