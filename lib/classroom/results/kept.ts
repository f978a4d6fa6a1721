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

/** Most classes that are kept: the oldest is dropped. */
const MAX_CLASSES = 30;

/** Decodes stored results; invalid classes and codes are dropped. */
export const decodeResults = (text: string | null): KeptResults =>
  keptResultsOf(parseJson(text));

/** Decodes results from a JSON value; invalid classes and codes are dropped. */
export function keptResultsOf(stored: unknown): KeptResults {
  return Array.isArray(stored) ? stored.slice(0, MAX_CLASSES).flatMap(resultsOf) : [];
}

function resultsOf(value: unknown): readonly ClassResults[] {
  const { link: query, at, codes } = fieldsOf(value);
  const link = isText(query) ? parseClassLink(query) : null;
  if (!link || typeof at !== 'number' || !isListOf(codes, isText)) return [];
  return [{ link, at, codes: codes.filter((code) => pupilResult(code, link) !== null) }];
}

/** Serializes results; null, which removes the entry, for none. */
export const encodeResults = (kept: KeptResults): string | null =>
  kept.length === 0 ? null : JSON.stringify(resultsValue(kept));

/** Converts results to a JSON value. */
export const resultsValue = (kept: KeptResults) =>
  kept.map(({ link, ...rest }) => ({ ...rest, link: formatClassLink(link) }));

/** Tells whether two links are of the same class. */
export const isSameLink = (one: ClassLink, other: ClassLink): boolean =>
  formatClassLink(one) === formatClassLink(other);

/** Replaces the results of a class, or adds them before the others. */
export const withResults = (kept: KeptResults, results: ClassResults): KeptResults =>
  kept.some(({ link }) => isSameLink(link, results.link))
    ? kept.map((one) => (isSameLink(one.link, results.link) ? results : one))
    : [results, ...kept].slice(0, MAX_CLASSES);

/** Removes a class. */
export const withoutClass = (kept: KeptResults, link: ClassLink): KeptResults =>
  kept.filter((one) => !isSameLink(one.link, link));

/** Merges the results of another device: a pupil's code stays where both have one. */
export const mergeResults = (kept: KeptResults, others: KeptResults): KeptResults =>
  others.toReversed().reduce((all, other) => {
    const sameClass = all.find(({ link }) => isSameLink(link, other.link));
    if (!sameClass) return withResults(all, other);
    const numbers = new Set(pupilsOf(sameClass).map(({ number }) => number));
    const added = other.codes.filter(
      (code) => !numbers.has(pupilResult(code, other.link)?.number ?? 0),
    );
    return withResults(all, { ...sameClass, codes: [...sameClass.codes, ...added] });
  }, kept);

/** Counts the codes of all classes. */
export const countCodes = (kept: KeptResults): number =>
  kept.reduce((sum, { codes }) => sum + codes.length, 0);
