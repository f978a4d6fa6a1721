import { pathProgress } from '@/components/paths/pathProgress';
import { isRecord } from '@/lib/decode';
import type { ExchangePart } from '@/lib/exchange/part';
import { countDone, mergeProgress, NO_PROGRESS, progressOf } from '@/lib/paths/progress';
import { failure, success } from '@/lib/result';

/** Part of the exchanged file: the progress on the learning paths. */
export const pathsPart: ExchangePart = {
  key: 'parcours',
  name: 'votre avancée dans les parcours',
  read() {
    const progress = pathProgress.read();
    return countDone(progress) > 0 ? progress : null;
  },
  merge(value) {
    if (!isRecord(value)) return failure('damaged');
    const storedProgress = pathProgress.read();
    const mergedProgress = mergeProgress(storedProgress, progressOf(value));
    pathProgress.change(() => mergedProgress);
    return success(countDone(mergedProgress) - countDone(storedProgress));
  },
  additions: (count) =>
    count > 1 ? `${count} étapes de parcours` : `${count} étape de parcours`,
  erase: () => pathProgress.change(() => NO_PROGRESS),
};
