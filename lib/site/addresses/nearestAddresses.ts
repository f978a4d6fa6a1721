import { fold } from '@/lib/text/fold';

/** An existing page as a suggestion: its path and its name. */
export type KnownAddress = readonly [path: string, name: string];

/** Share of a word, from 0 to 1, that may be misspelt. */
const MAX_COST = 0.34;

/**
 * Finds the pages with the addresses most similar to an unknown address, best first: the last segments are compared by
 * words, then by edit distance, and the whole paths by edit distance.
 */
export function nearestAddresses(
  path: string,
  knownAddresses: readonly KnownAddress[],
  maxCount = 3,
): readonly KnownAddress[] {
  const segments = segmentsOf(path);
  return knownAddresses
    .map((address) => ({ address, cost: pathCost(segments, segmentsOf(address[0])) }))
    .filter(({ cost }) => cost <= MAX_COST)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, maxCount)
    .map(({ address }) => address);
}

const segmentsOf = (path: string): readonly string[] =>
  fold(path)
    .replace(/\.[a-z]+$/, '')
    .split('/')
    .filter((segment) => segment !== '');

/** Computes the distance of two paths, from 0 for equal paths to 1. */
function pathCost(segments: readonly string[], knownSegments: readonly string[]): number {
  const lastSegment = segments.at(-1);
  const knownSegment = knownSegments.at(-1);
  if (lastSegment === undefined || knownSegment === undefined) return 1;
  return Math.min(
    wordCost(lastSegment, knownSegment),
    letterCost(lastSegment, knownSegment),
    letterCost(segments.join('/'), knownSegments.join('/')),
  );
}

/** Computes a distance by words: small when `knownSegment` contains all words of `segment` and few other words. */
function wordCost(segment: string, knownSegment: string): number {
  const words = segment.split('-');
  const knownWords = knownSegment.split('-');
  if (segment.length < 4 || !words.every((word) => knownWords.includes(word))) return 1;
  return 0.05 + 0.02 * (knownWords.length - words.length);
}

const letterCost = (a: string, b: string): number =>
  Math.abs(a.length - b.length) / Math.max(a.length, b.length) > MAX_COST
    ? 1
    : editDistance(a, b) / Math.max(a.length, b.length);

/** Computes the edit distance of two words: insertions, deletions and substitutions (Levenshtein). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...a].entries()) {
    const nextRow = [index + 1];
    for (let column = 1; column <= b.length; column += 1)
      nextRow.push(
        Math.min(
          (row[column] ?? 0) + 1,
          (nextRow[column - 1] ?? 0) + 1,
          (row[column - 1] ?? 0) + (b.charAt(column - 1) === letter ? 0 : 1),
        ),
      );
    row = nextRow;
  }
  return row[b.length] ?? 0;
}
