import { useEffect, useState } from 'react';
import type { ScoreStep } from '@/components/quiz/steps/ScoreStep.client';

type Loaded = { readonly step: typeof ScoreStep } | { readonly error: unknown };

/**
 * The score's step, fetched with the first question: the page does not wait for what only its end shows. Null until
 * it is there.
 * @throws what the import throws, for the page's error boundary.
 */
export function useScoreStep(isWanted: boolean): typeof ScoreStep | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    if (!isWanted) return;
    import('@/components/quiz/steps/ScoreStep.client').then(
      ({ ScoreStep: step }) => setLoaded((known) => known ?? { step }),
      (error: unknown) => setLoaded((known) => known ?? { error }),
    );
  }, [isWanted]);

  return loaded && 'step' in loaded ? loaded.step : thrown(loaded);
}

function thrown(failed: Exclude<Loaded, { step: unknown }> | null): null {
  if (failed) throw failed.error;
  return null;
}
