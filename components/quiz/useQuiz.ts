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
  refine,
  start,
  type Draft,
  type QuizState,
} from '@/lib/quiz/machine';
import { decodeRun, encodeRun } from '@/lib/quiz/resume';
import { seedFrom } from '@/lib/quiz/shuffle';

export interface QuizControls {
  readonly chooseMode: (mode: Mode) => void;
  readonly refine: (change: Partial<Pick<Draft, 'value' | 'difficulty'>>) => void;
  readonly start: () => void;
  readonly answer: (answerId: string) => void;
  readonly reset: () => void;
}

/** The quiz on these questions: as a shared link asks, else as this tab left it, else at its beginning. */
export function useQuiz(
  bank: readonly BankQuestion[],
): readonly [state: QuizState, controls: QuizControls] {
  const search = useSyncExternalStore(neverTold, readSearch, () => '');
  const [followed, setFollowed] = useState('');
  const [state, setState] = useState(() => decodeRun(readStoredRun(), bank) ?? INITIAL);
  const [isAnswering, startTransition] = useTransition();
  if (search && search !== followed) {
    setFollowed(search);
    setState((before) => parseQuizLink(search, bank) ?? before);
  }

  // A link is followed once: after a reload, the quiz that it began counts. With no state of its own, this goes
  // through the router, which would write the query again otherwise.
  useEffect(() => {
    const { pathname, search: now, hash } = window.location;
    if (followed && followed === now) window.history.replaceState(null, '', pathname + hash);
  }, [followed]);

  useEffect(() => writeStoredRun('run' in state ? encodeRun(state.run) : null), [state]);

  return [
    state,
    {
      chooseMode: (mode) => setState(chooseMode(mode)),
      refine: (change) => setState((before) => refine(before, change)),
      start() {
        const seed = seedFrom(Math.random());
        setState((before) => start(before, bank, seed));
      },
      answer(answerId) {
        // The press is shown before the next question is made, which a second press must not answer unseen.
        if (isAnswering) return;
        const after = answer(state, answerId);
        if ('run' in after) writeStoredRunSoon(() => encodeRun(after.run));
        startTransition(() => setState((before) => answer(before, answerId)));
      },
      reset: () => setState(INITIAL),
    },
  ];
}

/** A link from another page of the site stands in the address only after the first render: React reads it again then. */
const readSearch = (): string => window.location.search;

const neverTold = () => () => {};
