import {
  formatClassLink,
  parseClassLink,
  type ClassLink,
} from '@/lib/classroom/results/classLink';
import { pupilResult } from '@/lib/classroom/results/pupilCode';
import { pupilsOf, type ClassResults } from '@/lib/classroom/results/results';
import { fieldsOf, isListOf, isText, parseJson } from '@/lib/decode';

/** Classes whose results a device keeps, the latest first. */
export type KeptResults = readonly ClassResults[];

/** Largest number of classes that are kept; the oldest class is dropped. */
const MAX_CLASSES = 30;

/** Decodes stored results; invalid classes and codes are dropped. */
export const decodeResults = (text: string | null): KeptResults =>
  keptResultsOf(parseJson(text));

/** Decodes results from a JSON value; invalid classes and codes are dropped. */
export function keptResultsOf(storedValue: unknown): KeptResults {
  return Array.isArray(storedValue) ? storedValue.slice(0, MAX_CLASSES).flatMap(resultsOf) : [];
}

function resultsOf(value: unknown): readonly ClassResults[] {
  const { link: query, at, codes } = fieldsOf(value);
  const link = isText(query) ? parseClassLink(query) : null;
  if (!link || typeof at !== 'number' || !isListOf(codes, isText)) return [];
  return [{ link, at, codes: codes.filter((code) => pupilResult(code, link) !== null) }];
}

/** Serializes results; null, which removes the entry, for none. */
export const encodeResults = (keptResults: KeptResults): string | null =>
  keptResults.length === 0 ? null : JSON.stringify(resultsValue(keptResults));

/** Converts results to a JSON value. */
export const resultsValue = (keptResults: KeptResults) =>
  keptResults.map(({ link, ...fields }) => ({ ...fields, link: formatClassLink(link) }));

/** Tells whether two links are of the same class. */
export const isSameLink = (a: ClassLink, b: ClassLink): boolean =>
  formatClassLink(a) === formatClassLink(b);

/** Replaces the results of a class, or adds the results as the latest class. */
export const withResults = (keptResults: KeptResults, results: ClassResults): KeptResults =>
  keptResults.some(({ link }) => isSameLink(link, results.link))
    ? keptResults.map((entry) => (isSameLink(entry.link, results.link) ? results : entry))
    : [results, ...keptResults].slice(0, MAX_CLASSES);

export const withoutClass = (keptResults: KeptResults, link: ClassLink): KeptResults =>
  keptResults.filter((results) => !isSameLink(results.link, link));

/** Merges the results of another device: where both have a pupil's code, the code of this device stays. */
export const mergeResults = (
  keptResults: KeptResults,
  receivedResults: KeptResults,
): KeptResults =>
  receivedResults.toReversed().reduce((mergedResults, receivedClass) => {
    const sameClass = mergedResults.find(({ link }) => isSameLink(link, receivedClass.link));
    if (!sameClass) return withResults(mergedResults, receivedClass);
    const knownNumbers = new Set(pupilsOf(sameClass).map(({ number }) => number));
    const addedCodes = receivedClass.codes.filter(
      (code) => !knownNumbers.has(pupilResult(code, receivedClass.link)?.number ?? 0),
    );
    return withResults(mergedResults, {
      ...sameClass,
      codes: [...sameClass.codes, ...addedCodes],
    });
  }, keptResults);

export const countCodes = (keptResults: KeptResults): number =>
  keptResults.reduce((sum, { codes }) => sum + codes.length, 0);
