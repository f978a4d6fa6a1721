import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { MODES, type Choice, type Mode } from '@/lib/quiz/choice';
import { difficultyOf } from '@/lib/quiz/difficulty';
import { chooseMode, type QuizState } from '@/lib/quiz/machine';
import { optionsOf } from '@/lib/quiz/select';
import { isSeed } from '@/lib/quiz/shuffle';

/** As written in an address. */
const MODE_WORDS = {
  episode: 'episode',
  period: 'periode',
  theme: 'theme',
} as const satisfies Record<Mode, string>;

/** The query of a link that repeats a quiz, without the question mark. */
export const formatQuizLink = (quiz: Choice & { readonly seed: number }): string =>
  new URLSearchParams({
    mode: MODE_WORDS[quiz.mode],
    valeur: quiz.value,
    difficulte: String(quiz.difficulty),
    graine: String(quiz.seed),
  }).toString();

/** The query of a link that chooses what the questions are about, and leaves the rest to the reader. */
export const formatQuizChoice = ({ mode, value }: Pick<Choice, 'mode' | 'value'>): string =>
  new URLSearchParams({ mode: MODE_WORDS[mode], valeur: value }).toString();

/**
 * What a link asks for: a choice as far as it is made, ready to be started. Each part that is not understood
 * is ignored; null when not even the mode is.
 */
export function parseQuizLink(search: string, bank: readonly BankQuestion[]): QuizState | null {
  const query = new URLSearchParams(search);
  const mode = MODES.find((candidate) => MODE_WORDS[candidate] === query.get('mode'));
  if (!mode) return null;
  const state = chooseMode(mode);
  if (state.status !== 'choosingQuestions') return null;
  const option = optionsOf(bank, mode).find(({ value }) => value === query.get('valeur'));
  const value = option?.value ?? null;
  const difficulty = difficultyOf(query.get('difficulte'));
  const seed = seedOf(query.get('graine'));
  const isWhole = value !== null && difficulty !== null;
  return {
    ...state,
    draft: { mode, value, difficulty, seed: isWhole ? seed : null },
  };
}

function seedOf(digits: string | null): number | null {
  const seed = digits && /^\d{1,10}$/.test(digits) ? Number(digits) : null;
  return isSeed(seed) ? seed : null;
}
