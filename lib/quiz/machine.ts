/**
 * The quiz as a state and pure transitions: a mode is chosen, then what the questions are about, then they are
 * answered one by one, and the last answer finishes the quiz. A transition that makes no sense where the quiz
 * is leaves it there.
 */
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import type { Choice, Level, Mode } from '@/lib/quiz/choice';
import { frozenQuestions } from '@/lib/quiz/frozen';
import { drawQuestions, matching } from '@/lib/quiz/select';

export interface Run extends Choice {
  /** Draws the same questions again, in the same order. */
  readonly seed: number;
  readonly questions: readonly BankQuestion[];
  /** Ids of the answers given so far, in the order of the questions. */
  readonly given: readonly string[];
  /** Whether each answer is corrected before the next question comes. */
  readonly isCorrected?: boolean;
}

/** A choice that is being made. */
export interface Draft {
  readonly mode: Mode;
  readonly value: string | null;
  /** A link alone brings mixed levels before the start. */
  readonly difficulty: Level | null;
  /** Whether each answer will be corrected before the next question comes. */
  readonly isCorrected?: boolean;
  /** Given by a shared link: the quiz to repeat. */
  readonly seed: number | null;
  /** Ids of the questions of a frozen link, removed ones included. */
  readonly frozen?: readonly string[];
}

/** A quiz that waits for an answer. */
export interface RunningQuiz {
  readonly status: 'running';
  readonly run: Run;
  readonly current: BankQuestion;
  /** How the question was come to, where it was not by an answer to the one before. */
  readonly from?: 'next' | 'offer';
}

/** A quiz whose last answer is being corrected. */
interface CorrectedQuiz {
  readonly status: 'correcting';
  /** With the answer that is corrected. */
  readonly run: Run;
  readonly corrected: BankQuestion;
}

export type QuizState =
  | { readonly status: 'choosingMode' }
  | { readonly status: 'choosingQuestions'; readonly draft: Draft }
  | RunningQuiz
  | CorrectedQuiz
  | { readonly status: 'finished'; readonly run: Run };

export const INITIAL: QuizState = { status: 'choosingMode' };

/** Selects a mode, and drops the selections made for another. */
export const chooseMode = (mode: Mode): QuizState => ({
  status: 'choosingQuestions',
  draft: { mode, value: null, difficulty: null, seed: null },
});

/** Selects a value or a difficulty, which makes another quiz: the ids of a shared link are dropped. */
export const refine = (
  state: QuizState,
  change: Partial<Pick<Draft, 'value' | 'difficulty'>>,
): QuizState =>
  state.status === 'choosingQuestions'
    ? { ...state, draft: { ...unfrozen(state.draft), ...change, seed: null } }
    : state;

const unfrozen = ({ mode, value, difficulty, seed, isCorrected = false }: Draft): Draft => ({
  mode,
  value,
  difficulty,
  seed,
  isCorrected,
});

/** Sets whether each answer is corrected at once; a shared quiz stays the same. */
export const correctEach = (state: QuizState, isCorrected: boolean): QuizState =>
  state.status === 'choosingQuestions'
    ? { ...state, draft: { ...state.draft, isCorrected } }
    : state;

/** Sets a draft to all levels: that of a link as it came, else another quiz. */
export const mixed = (draft: Draft): Draft =>
  draft.difficulty === 'mixed'
    ? draft
    : { ...unfrozen(draft), difficulty: 'mixed', seed: null };

/** The choice, once both of its parts are made; null before. */
const choiceOf = ({ mode, value, difficulty }: Draft): Choice | null =>
  value === null || difficulty === null ? null : { mode, value, difficulty };

/** Counts the questions that a draft could draw; null until it is complete. */
export function countFor(bank: readonly BankQuestion[], draft: Draft): number | null {
  const choice = choiceOf(draft);
  if (!choice) return null;
  return (draft.frozen ? frozenQuestions(bank, draft.frozen, 0) : matching(bank, choice))
    .length;
}

/** @param seed used unless a shared link brought its own */
export function start(
  state: QuizState,
  bank: readonly BankQuestion[],
  seed: number,
): QuizState {
  if (state.status !== 'choosingQuestions') return state;
  const choice = choiceOf(state.draft);
  if (!choice) return state;
  const drawn = state.draft.seed ?? seed;
  const { frozen } = state.draft;
  const questions = frozen
    ? frozenQuestions(bank, frozen, drawn)
    : drawQuestions(bank, choice, drawn);
  if (questions.length === 0) return state;
  const { isCorrected = false } = state.draft;
  return stateOf({
    ...choice,
    seed: drawn,
    questions,
    given: [],
    ...(isCorrected && { isCorrected }),
  });
}

/** Starts on questions of all levels, whatever difficulty is chosen. */
export const startMixed = (
  state: QuizState,
  bank: readonly BankQuestion[],
  seed: number,
): QuizState =>
  state.status === 'choosingQuestions'
    ? start({ ...state, draft: mixed(state.draft) }, bank, seed)
    : state;

/** Records an answer to the current question, and goes on or corrects it. */
export function answer(state: QuizState, answerId: string): QuizState {
  if (state.status !== 'running') return state;
  if (!state.current.answers.some(({ id }) => id === answerId)) return state;
  const run = { ...state.run, given: [...state.run.given, answerId] };
  return run.isCorrected
    ? { status: 'correcting', run, corrected: state.current }
    : stateOf(run);
}

/** Leaves the correction of an answer for the next question, or the score. */
export const goOn = (state: QuizState): QuizState =>
  state.status === 'correcting' ? stateOf(state.run) : state;

/** Goes back to the question before, whose answer is taken back; from the first there is none to go to. */
export function goBack(state: QuizState): QuizState {
  if (state.status !== 'running' || state.run.given.length === 0) return state;
  const before = stateOf({ ...state.run, given: state.run.given.slice(0, -1) });
  return before.status === 'running' ? { ...before, from: 'next' } : state;
}

/** Takes up a quiz that was offered. */
export const resume = (offered: RunningQuiz): QuizState => ({ ...offered, from: 'offer' });

/** Derives the state of a run: at its first unanswered question, or at its end. */
export function stateOf(run: Run): QuizState {
  const current = run.questions[run.given.length];
  return current ? { status: 'running', run, current } : { status: 'finished', run };
}
