import { createSearch } from '@/lib/text/search/search';

interface Named {
  readonly id: string;
  readonly name: string;
  /** Other names: with father and grandfather, in Arabic. */
  readonly otherNames?: readonly string[];
  readonly role?: string;
}

const MAX_RESULTS = 8;

const peopleSearch = createSearch<Named>(({ name, otherNames = [], role }) => ({
  names: [name, ...otherNames],
  texts: role === undefined ? [] : [role],
}));

/** Finds people by names or roles, best match first; at most eight. */
export const searchPeople = <T extends Named>(
  people: readonly T[],
  sought: string,
): readonly T[] =>
  sought.trim() === '' ? [] : peopleSearch.bestFirst(people, sought).slice(0, MAX_RESULTS);
