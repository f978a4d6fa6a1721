import { fieldsOf, isListOf, isText, parseJson } from '@/lib/decode';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { isMode, levelOf } from '@/lib/quiz/choice';
import { frozenQuestions } from '@/lib/quiz/frozen';
import { answer, stateOf, type QuizState, type Run } from '@/lib/quiz/machine';
import { drawQuestions } from '@/lib/quiz/select';
import { isSeed } from '@/lib/quiz/shuffle';

/**
 * Serializes a run for a reload. Ids, or else the seed, identify the questions; texts are stored only to detect
 * changes.
 */
export const encodeRun = ({ questions, ...run }: Run): string =>
  JSON.stringify({
    ...run,
    ids: questions.map(({ id }) => id ?? null),
    asked: questions.map(({ question }) => question),
  });

/** Deserializes the state of a run from `encodeRun`; null when invalid or no longer matching the bank. */
export function decodeRun(
  text: string | null,
  bank: readonly BankQuestion[],
): QuizState | null {
  const { mode, value, seed, given, asked, ids, isCorrected, ...otherFields } = fieldsOf(
    parseJson(text),
  );
  const difficulty = levelOf(otherFields.difficulty);
  if (!isMode(mode) || !isText(value) || !difficulty || !isSeed(seed)) return null;
  if (!isTextList(given) || !isTextList(asked) || given.length > asked.length) return null;
  const choice = { mode, value, difficulty };
  const questions = isTextList(ids)
    ? frozenQuestions(bank, ids, seed)
    : drawQuestions(bank, choice, seed);
  const hasSameQuestions =
    questions.length > 0 &&
    questions.length === asked.length &&
    questions.every(({ question }, index) => question === asked[index]);
  if (!hasSameQuestions) return null;
  const initialState = stateOf({ ...choice, seed, questions, given: [] });
  const state = given.reduce(answer, initialState);
  if (!('run' in state) || state.run.given.length !== given.length) return null;
  return isCorrected === true ? stateOf({ ...state.run, isCorrected: true }) : state;
}

const isTextList = (value: unknown): value is readonly string[] => isListOf(value, isText);
