import { fold } from '@/lib/text/fold';

/** An existing page as a suggestion: its path and its name. */
export type KnownAddress = readonly [path: string, name: string];

/** Share of a word, from 0 to 1, that may be misspelt. */
const MAX_WRONG_RATIO = 0.34;

/**
 * Finds the pages with the addresses most similar to an unknown one, best first. Compared are the last segments by
 * words, then by edit distance, and the whole paths.
 */
export function nearestAddresses(
  path: string,
  known: readonly KnownAddress[],
  most = 3,
): readonly KnownAddress[] {
  const wanted = stepsOf(path);
  return known
    .map((address) => ({ address, wrong: wrongShare(wanted, stepsOf(address[0])) }))
    .filter(({ wrong }) => wrong <= MAX_WRONG_RATIO)
    .sort((one, other) => one.wrong - other.wrong)
    .slice(0, most)
    .map(({ address }) => address);
}

const stepsOf = (path: string): readonly string[] =>
  fold(path)
    .replace(/\.[a-z]+$/, '')
    .split('/')
    .filter((step) => step !== '');

function wrongShare(wanted: readonly string[], known: readonly string[]): number {
  const last = wanted.at(-1);
  const name = known.at(-1);
  if (last === undefined || name === undefined) return 1;
  return Math.min(
    inWords(last, name),
    inLetters(last, name),
    inLetters(wanted.join('/'), known.join('/')),
  );
}

/** Computes a distance by words: small when one name contains all words of the other, smaller with fewer others. */
function inWords(wanted: string, name: string): number {
  const words = wanted.split('-');
  const others = name.split('-');
  if (wanted.length < 4 || !words.every((word) => others.includes(word))) return 1;
  return 0.05 + 0.02 * (others.length - words.length);
}

const inLetters = (one: string, other: string): number =>
  Math.abs(one.length - other.length) / Math.max(one.length, other.length) > MAX_WRONG_RATIO
    ? 1
    : editDistance(one, other) / Math.max(one.length, other.length);

/** Computes the edit distance of two words: insertions, deletions and substitutions (Levenshtein). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= other.length; at += 1)
      next.push(
        Math.min(
          (row[at] ?? 0) + 1,
          (next[at - 1] ?? 0) + 1,
          (row[at - 1] ?? 0) + (other.charAt(at - 1) === letter ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}
