import { keptResults } from '@/components/quiz/classroom/keptResults';
import {
  countCodes,
  keptResultsOf,
  mergeResults,
  resultsValue,
} from '@/lib/classroom/results/kept';
import type { ExchangePart } from '@/lib/exchange/part';
import { failure, success } from '@/lib/result';

/** The results of a teacher's classes in the exchanged file. */
export const classResultsPart: ExchangePart = {
  key: 'classes',
  name: 'les codes de vos classes',
  read() {
    const storedResults = keptResults.read();
    return storedResults.length > 0 ? resultsValue(storedResults) : null;
  },
  merge(value) {
    if (!Array.isArray(value)) return failure('damaged');
    const storedResults = keptResults.read();
    const mergedResults = mergeResults(storedResults, keptResultsOf(value));
    keptResults.change(() => mergedResults);
    return success(countCodes(mergedResults) - countCodes(storedResults));
  },
  additions: (count) => (count > 1 ? `${count} codes de classe` : `${count} code de classe`),
  erase: () => keptResults.change(() => []),
};
