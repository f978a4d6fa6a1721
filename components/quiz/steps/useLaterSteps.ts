import { useEffect, useState } from 'react';
import type { CorrectionStep } from '@/components/quiz/steps/CorrectionStep.client';
import type { AfterScore, ScoreStep } from '@/components/quiz/steps/ScoreStep.client';

/** Components of the steps after the first answer. */
export interface LaterSteps {
  readonly Correction: typeof CorrectionStep;
  readonly Score: typeof ScoreStep;
  readonly AfterScore: AfterScore;
}

type Loaded = { readonly steps: LaterSteps } | { readonly error: unknown };

/**
 * Loads the steps that follow an answer, with the first question, so that the page does not wait
 * for them. Null while loading.
 * @throws the error of the import, for the page's error boundary
 */
export function useLaterSteps(
  isNeeded: boolean,
  fetchAfterScore: () => Promise<AfterScore>,
): LaterSteps | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    if (!isNeeded) return;
    Promise.all([
      import('@/components/quiz/steps/CorrectionStep.client'),
      import('@/components/quiz/steps/ScoreStep.client'),
      fetchAfterScore(),
    ]).then(
      ([{ CorrectionStep: Correction }, { ScoreStep: Score }, AfterScore]) =>
        setLoaded((previous) => previous ?? { steps: { Correction, Score, AfterScore } }),
      (error: unknown) => setLoaded((previous) => previous ?? { error }),
    );
  }, [isNeeded, fetchAfterScore]);

  return loaded && 'steps' in loaded ? loaded.steps : throwError(loaded);
}

function throwError(failure: Exclude<Loaded, { steps: unknown }> | null): null {
  if (failure) throw failure.error;
  return null;
}
