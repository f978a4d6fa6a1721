import { fold } from '@/lib/text/fold';

interface Named {
  readonly id: string;
  readonly name: string;
}

const MOST = 8;

/**
 * The people whose names hold every word that is sought, whatever accents, ayn and capitals; those whose name begins
 * so come first. At most eight.
 */
export function searchPeople<T extends Named>(
  people: readonly T[],
  sought: string,
): readonly T[] {
  const words = plain(sought).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const begins = (name: string): boolean => plain(name).startsWith(words[0] ?? '');
  return people
    .filter(({ name }) => words.every((word) => plain(name).includes(word)))
    .toSorted((a, b) => Number(begins(b.name)) - Number(begins(a.name)))
    .slice(0, MOST);
}

/** Hyphens and the article count as spaces: « al-Abbas », « al Abbas » and « abbas » find one man. */
const plain = (text: string): string => fold(text).replace(/[-()]/g, ' ');
