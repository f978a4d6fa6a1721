import { useEffect, useState, useSyncExternalStore, useTransition } from 'react';
import {
  readStoredRun,
  writeStoredRun,
  writeStoredRunSoon,
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
  goOn,
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
  /** Starts on questions of all levels. */
  readonly startMixed: () => void;
  /** Whether each answer is corrected before the next question comes. */
  readonly correctEach: (isCorrected: boolean) => void;
  readonly answer: (answerId: string) => void;
  /** Leaves a correction for the next question, or the score. */
  readonly goOn: () => void;
  /** Goes back to the question before. */
  readonly goBack: () => void;
  /** Takes up the quiz that is offered. */
  readonly resume: () => void;
  /** Leaves a running quiz for the choice of a mode, where it is offered. */
  readonly setAside: () => void;
  /** Goes to the choice of a mode; a quiz that runs or has ended is forgotten. */
  readonly reset: () => void;
}

interface Quiz {
  readonly state: QuizState;
  /** A quiz that was begun and is not shown: it can be taken up again until another is begun. */
  readonly offered: RunningQuiz | null;
}

/**
 * The quiz on these questions: as a shared link asks, else at its beginning. One that this tab left unfinished is
 * offered there, one that it has finished is shown with its score.
 */
export function useQuiz(
  bank: readonly BankQuestion[],
): readonly [quiz: Quiz, controls: QuizControls] {
  const search = useSyncExternalStore(subscribeToNothing, readSearch, () => '');
  const [followed, setFollowed] = useState('');
  const [quiz, setQuiz] = useState(() => keptQuiz(bank));
  const [isAnswering, startTransition] = useTransition();
  const { state, offered } = quiz;
  const go = (change: (before: QuizState) => QuizState): void =>
    setQuiz((before) => entered({ ...before, state: change(before.state) }));
  if (search && search !== followed) {
    setFollowed(search);
    go((before) => parseQuizLink(search, bank) ?? before);
  }

  // A link is followed once: after a reload, the quiz that it began counts. With no state of its own, this goes
  // through the router, which would write the query again otherwise.
  useEffect(() => {
    const { pathname, search: now, hash } = window.location;
    if (followed && followed === now) window.history.replaceState(null, '', pathname + hash);
  }, [followed]);

  useEffect(() => {
    const run = 'run' in state ? state.run : offered?.run;
    writeStoredRun(run ? encodeRun(run) : null);
  }, [state, offered]);

  return [
    quiz,
    {
      chooseMode: (mode) => go(() => chooseMode(mode)),
      refine: (change) => go((before) => refine(before, change)),
      start() {
        const seed = seedFrom(Math.random());
        go((before) => start(before, bank, seed));
      },
      startMixed() {
        const seed = seedFrom(Math.random());
        go((before) => startMixed(before, bank, seed));
      },
      correctEach: (isCorrected) => go((before) => correctEach(before, isCorrected)),
      goOn: () => go(goOn),
      answer(answerId) {
        // The press is shown before the next question is made, which a second press must not answer unseen.
        if (isAnswering) return;
        const after = answer(state, answerId);
        if ('run' in after) writeStoredRunSoon(() => encodeRun(after.run));
        startTransition(() => go((before) => answer(before, answerId)));
      },
      goBack: () => go(goBack),
      resume: () => go((before) => (offered ? resume(offered) : before)),
      setAside: () =>
        setQuiz((before) => ({
          state: INITIAL,
          offered: before.state.status === 'running' ? before.state : before.offered,
        })),
      reset: () => go(() => INITIAL),
    },
  ];
}

/** A quiz that runs takes the place of the one that was offered. */
const entered = (quiz: Quiz): Quiz =>
  'run' in quiz.state && quiz.offered ? { ...quiz, offered: null } : quiz;

function keptQuiz(bank: readonly BankQuestion[]): Quiz {
  const kept = decodeRun(readStoredRun(), bank) ?? INITIAL;
  return kept.status === 'running'
    ? { state: INITIAL, offered: kept }
    : { state: kept, offered: null };
}

/** A link from another page of the site stands in the address only after the first render: React reads it again then. */
const readSearch = (): string => window.location.search;

const subscribeToNothing = () => () => {};
