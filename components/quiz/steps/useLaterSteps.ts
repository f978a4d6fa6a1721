import { useEffect, useState } from 'react';
import type { CorrectionStep } from '@/components/quiz/steps/CorrectionStep.client';
import type { AfterScore, ScoreStep } from '@/components/quiz/steps/ScoreStep.client';

/** Components of the steps after the first answer. */
export interface LaterSteps {
  readonly Correction: typeof CorrectionStep;
  readonly Score: typeof ScoreStep;
  readonly AfterScore: AfterScore;
}

type LoadOutcome = { readonly steps: LaterSteps } | { readonly error: unknown };

/**
 * Loads the steps that follow an answer, with the first question, so that the page does not wait for the script. Null
 * while loading.
 * @throws the error of the import, for the page's error boundary
 */
export function useLaterSteps(
  isNeeded: boolean,
  fetchAfterScore: () => Promise<AfterScore>,
): LaterSteps | null {
  const [outcome, setOutcome] = useState<LoadOutcome | null>(null);

  useEffect(() => {
    if (!isNeeded) return;
    Promise.all([
      import('@/components/quiz/steps/CorrectionStep.client'),
      import('@/components/quiz/steps/ScoreStep.client'),
      fetchAfterScore(),
    ]).then(
      ([{ CorrectionStep: Correction }, { ScoreStep: Score }, AfterScore]) =>
        setOutcome(
          (lastOutcome) => lastOutcome ?? { steps: { Correction, Score, AfterScore } },
        ),
      (error: unknown) => setOutcome((lastOutcome) => lastOutcome ?? { error }),
    );
  }, [isNeeded, fetchAfterScore]);

  return outcome && 'steps' in outcome ? outcome.steps : throwLoadError(outcome);
}

function throwLoadError(failedOutcome: Exclude<LoadOutcome, { steps: unknown }> | null): null {
  if (failedOutcome) throw failedOutcome.error;
  return null;
}
