/**
 * The quiz as a state machine: choice of a mode, choice of a subject and a level, questions one by one, score after the
 * last answer. A transition that does not apply to the current state returns that state unchanged.
 */
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import type { Choice, Level, Mode } from '@/lib/quiz/choice';
import { frozenQuestions } from '@/lib/quiz/frozen';
import { drawQuestions, matching } from '@/lib/quiz/select';

export interface Run extends Choice {
  /** Seed that repeats the drawing. */
  readonly seed: number;
  readonly questions: readonly BankQuestion[];
  /** Ids of the chosen answers, in the order of the questions. */
  readonly given: readonly string[];
  /** Whether each answer is corrected before the next question. */
  readonly isCorrected?: boolean;
}

/** An incomplete choice. */
export interface Draft {
  readonly mode: Mode;
  readonly value: string | null;
  /** The level; only a link sets 'mixed' before the start. */
  readonly difficulty: Level | null;
  /** Whether each answer will be corrected before the next question. */
  readonly isCorrected?: boolean;
  /** Seed of a shared link; null otherwise. */
  readonly seed: number | null;
  /** Ids of a frozen link's questions, removed questions included. */
  readonly frozen?: readonly string[];
}

/** A quiz at an unanswered question. */
export interface RunningQuiz {
  readonly status: 'running';
  readonly run: Run;
  readonly current: BankQuestion;
  /** Step that led to the question, unless the previous answer did. */
  readonly from?: 'next' | 'offer';
}

/** A quiz at the correction of its last answer. */
interface CorrectedQuiz {
  readonly status: 'correcting';
  /** Includes the corrected answer. */
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

/** Selects a mode, and drops the selections of another mode. */
export const chooseMode = (mode: Mode): QuizState => ({
  status: 'choosingQuestions',
  draft: { mode, value: null, difficulty: null, seed: null },
});

/** Selects a value or a difficulty; the ids of a shared link no longer apply. */
export const refine = (
  state: QuizState,
  change: Partial<Pick<Draft, 'value' | 'difficulty'>>,
): QuizState =>
  state.status === 'choosingQuestions'
    ? { ...state, draft: { ...unfrozenDraft(state.draft), ...change, seed: null } }
    : state;

const unfrozenDraft = ({
  mode,
  value,
  difficulty,
  seed,
  isCorrected = false,
}: Draft): Draft => ({
  mode,
  value,
  difficulty,
  seed,
  isCorrected,
});

/** Sets whether each answer is corrected at once; the questions of a shared quiz stay. */
export const correctEach = (state: QuizState, isCorrected: boolean): QuizState =>
  state.status === 'choosingQuestions'
    ? { ...state, draft: { ...state.draft, isCorrected } }
    : state;

/** Sets a draft to all levels; the ids of a shared link stay only if the link had all levels. */
export const mixed = (draft: Draft): Draft =>
  draft.difficulty === 'mixed'
    ? draft
    : { ...unfrozenDraft(draft), difficulty: 'mixed', seed: null };

/** Returns the complete choice, or null. */
const completeChoice = ({ mode, value, difficulty }: Draft): Choice | null =>
  value === null || difficulty === null ? null : { mode, value, difficulty };

/** Counts the questions that match a draft; null for an incomplete draft. */
export function countFor(bank: readonly BankQuestion[], draft: Draft): number | null {
  const choice = completeChoice(draft);
  if (!choice) return null;
  return (draft.frozen ? frozenQuestions(bank, draft.frozen, 0) : matching(bank, choice))
    .length;
}

/**
 * Starts the quiz of a complete draft.
 * @param seed used without a seed of a shared link
 */
export function start(
  state: QuizState,
  bank: readonly BankQuestion[],
  seed: number,
): QuizState {
  if (state.status !== 'choosingQuestions') return state;
  const choice = completeChoice(state.draft);
  if (!choice) return state;
  const usedSeed = state.draft.seed ?? seed;
  const { frozen } = state.draft;
  const questions = frozen
    ? frozenQuestions(bank, frozen, usedSeed)
    : drawQuestions(bank, choice, usedSeed);
  if (questions.length === 0) return state;
  const { isCorrected = false } = state.draft;
  return stateOf({
    ...choice,
    seed: usedSeed,
    questions,
    given: [],
    ...(isCorrected && { isCorrected }),
  });
}

/** Starts on questions of all levels, whatever the selected difficulty. */
export const startMixed = (
  state: QuizState,
  bank: readonly BankQuestion[],
  seed: number,
): QuizState =>
  state.status === 'choosingQuestions'
    ? start({ ...state, draft: mixed(state.draft) }, bank, seed)
    : state;

/** Records an answer to the current question, then shows its correction or the next question. */
export function answer(state: QuizState, answerId: string): QuizState {
  if (state.status !== 'running') return state;
  if (!state.current.answers.some(({ id }) => id === answerId)) return state;
  const run = { ...state.run, given: [...state.run.given, answerId] };
  return run.isCorrected
    ? { status: 'correcting', run, corrected: state.current }
    : stateOf(run);
}

/** Advances from a correction to the next question or the score. */
export const advance = (state: QuizState): QuizState =>
  state.status === 'correcting' ? stateOf(state.run) : state;

/** Returns to the previous question and removes its answer; no effect at the first question. */
export function goBack(state: QuizState): QuizState {
  if (state.status !== 'running' || state.run.given.length === 0) return state;
  const previousState = stateOf({ ...state.run, given: state.run.given.slice(0, -1) });
  return previousState.status === 'running' ? { ...previousState, from: 'next' } : state;
}

/** Continues a run that was offered after a reload. */
export const resume = (offered: RunningQuiz): QuizState => ({ ...offered, from: 'offer' });

/** Derives the state of a run: its first unanswered question, or its end. */
export function stateOf(run: Run): QuizState {
  const current = run.questions[run.given.length];
  return current ? { status: 'running', run, current } : { status: 'finished', run };
}
