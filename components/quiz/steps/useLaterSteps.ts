import { useEffect, useState } from 'react';
import type { CorrectionStep } from '@/components/quiz/steps/CorrectionStep.client';
import type { ScoreStep } from '@/components/quiz/steps/ScoreStep.client';

/** The steps that only an answer leads to. */
export interface LaterSteps {
  readonly Correction: typeof CorrectionStep;
  readonly Score: typeof ScoreStep;
}

type Loaded = { readonly steps: LaterSteps } | { readonly error: unknown };

/**
 * The steps that follow an answer, fetched with the first question: the page does not wait for what only its end
 * shows. Null until they are there.
 * @throws what the import throws, for the page's error boundary.
 */
export function useLaterSteps(isWanted: boolean): LaterSteps | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    if (!isWanted) return;
    Promise.all([
      import('@/components/quiz/steps/CorrectionStep.client'),
      import('@/components/quiz/steps/ScoreStep.client'),
    ]).then(
      ([{ CorrectionStep: Correction }, { ScoreStep: Score }]) =>
        setLoaded((known) => known ?? { steps: { Correction, Score } }),
      (error: unknown) => setLoaded((known) => known ?? { error }),
    );
  }, [isWanted]);

  return loaded && 'steps' in loaded ? loaded.steps : thrown(loaded);
}

function thrown(failed: Exclude<Loaded, { steps: unknown }> | null): null {
  if (failed) throw failed.error;
  return null;
}
