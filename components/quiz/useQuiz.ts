import { useEffect, useState, useSyncExternalStore, useTransition } from 'react';
import {
  readStoredRun,
  writeStoredRun,
  scheduleStoredRun,
} from '@/components/quiz/quizStorage';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import type { Mode } from '@/lib/quiz/choice';
import { parseQuizLink } from '@/lib/quiz/link';
import {
  INITIAL,
  answer,
  chooseMode,
  correctEach,
  goBack,
  advance,
  refine,
  resume,
  start,
  startMixed,
  type Draft,
  type QuizState,
  type RunningQuiz,
} from '@/lib/quiz/machine';
import { decodeRun, encodeRun } from '@/lib/quiz/resume';
import { seedFrom } from '@/lib/quiz/shuffle';

export interface QuizControls {
  readonly chooseMode: (mode: Mode) => void;
  readonly refine: (change: Partial<Pick<Draft, 'value' | 'difficulty'>>) => void;
  readonly start: () => void;
  /** Starts with questions of all levels. */
  readonly startMixed: () => void;
  /** Sets whether each answer is corrected before the next question. */
  readonly correctEach: (isCorrected: boolean) => void;
  readonly answer: (answerId: string) => void;
  /** Continues from a correction to the next question, or to the score. */
  readonly advance: () => void;
  readonly goBack: () => void;
  readonly resume: () => void;
  /** Leaves a running quiz for the choice of a mode, which offers to resume the quiz. */
  readonly setAside: () => void;
  /** Returns to the choice of a mode; the running or finished quiz is discarded. */
  readonly reset: () => void;
}

interface Quiz {
  readonly state: QuizState;
  /** An unfinished quiz that is not on display, and can be resumed until another quiz starts. */
  readonly offered: RunningQuiz | null;
}

/**
 * Returns the state of the quiz on a bank, and its controls. A shared link starts its quiz; otherwise the choice of a
 * mode offers the quiz that this tab left unfinished, and a finished quiz shows its score.
 */
export function useQuiz(
  bank: readonly BankQuestion[],
): readonly [quiz: Quiz, controls: QuizControls] {
  const search = useSyncExternalStore(subscribeNever, readSearch, () => '');
  const [appliedSearch, setAppliedSearch] = useState('');
  const [quiz, setQuiz] = useState(() => restoreQuiz(bank));
  const [isAnswering, startTransition] = useTransition();
  const { state, offered } = quiz;
  const updateState = (change: (previousState: QuizState) => QuizState): void =>
    setQuiz((previousQuiz) =>
      withoutStaleOffer({ ...previousQuiz, state: change(previousQuiz.state) }),
    );
  if (search && search !== appliedSearch) {
    setAppliedSearch(search);
    updateState((previousState) => parseQuizLink(search, bank) ?? previousState);
  }

  // Remove the link's query from the address: after a reload, the stored quiz takes precedence. A history state of
  // null passes the change through Next's router, which would otherwise write the query again.
  useEffect(() => {
    const { pathname, search: currentSearch, hash } = window.location;
    if (appliedSearch && appliedSearch === currentSearch)
      window.history.replaceState(null, '', pathname + hash);
  }, [appliedSearch]);

  useEffect(() => {
    const run = 'run' in state ? state.run : offered?.run;
    writeStoredRun(run ? encodeRun(run) : null);
  }, [state, offered]);

  return [
    quiz,
    {
      chooseMode: (mode) => updateState(() => chooseMode(mode)),
      refine: (change) => updateState((previousState) => refine(previousState, change)),
      start() {
        const seed = seedFrom(Math.random());
        updateState((previousState) => start(previousState, bank, seed));
      },
      startMixed() {
        const seed = seedFrom(Math.random());
        updateState((previousState) => startMixed(previousState, bank, seed));
      },
      correctEach: (isCorrected) =>
        updateState((previousState) => correctEach(previousState, isCorrected)),
      advance: () => updateState(advance),
      answer(answerId) {
        // Ignore a second press while the next question renders: the press would answer a question not seen yet.
        if (isAnswering) return;
        const answeredState = answer(state, answerId);
        if ('run' in answeredState) scheduleStoredRun(() => encodeRun(answeredState.run));
        startTransition(() => updateState((previousState) => answer(previousState, answerId)));
      },
      goBack: () => updateState(goBack),
      resume: () => updateState((previousState) => (offered ? resume(offered) : previousState)),
      setAside: () =>
        setQuiz((previousQuiz) => ({
          state: INITIAL,
          offered:
            previousQuiz.state.status === 'running' ? previousQuiz.state : previousQuiz.offered,
        })),
      reset: () => updateState(() => INITIAL),
    },
  ];
}

/** Clears the offered quiz once another quiz runs. */
const withoutStaleOffer = (quiz: Quiz): Quiz =>
  'run' in quiz.state && quiz.offered ? { ...quiz, offered: null } : quiz;

/** Restores the quiz that this tab has stored: an unfinished quiz as an offer, a finished quiz with its score. */
function restoreQuiz(bank: readonly BankQuestion[]): Quiz {
  const restoredState = decodeRun(readStoredRun(), bank) ?? INITIAL;
  return restoredState.status === 'running'
    ? { state: INITIAL, offered: restoredState }
    : { state: restoredState, offered: null };
}

/** Reads the query of the address, which a client-side navigation changes after the first render only. */
const readSearch = (): string => window.location.search;

const subscribeNever = () => () => {};
