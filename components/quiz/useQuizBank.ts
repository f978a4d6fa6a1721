import useSWRImmutable from 'swr/immutable';
import { decodeBank } from '@/lib/quiz/decodeBank';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';

const ADDRESS = '/quizz/quizz.json';

export type QuizBank =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly bank: readonly BankQuestion[] };

/** The questions, asked for once a visit; after a failure, again when the reader says so. */
export function useQuizBank(): QuizBank {
  const { data, error, isValidating, mutate } = useSWRImmutable(ADDRESS, fetchBank, {
    shouldRetryOnError: false,
  });
  if (data) return { status: 'ready', bank: data };
  if (error === undefined || isValidating) return { status: 'loading' };
  return { status: 'failed', retry: () => void mutate() };
}

async function fetchBank(address: string): Promise<readonly BankQuestion[]> {
  const response = await fetch(address);
  const bank = response.ok ? decodeBank(await response.json()) : null;
  if (!bank) throw new Error(`${address} ne donne aucune question (état ${response.status}).`);
  return bank;
}
