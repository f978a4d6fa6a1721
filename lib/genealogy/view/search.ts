import { createSearch } from '@/lib/text/search/search';

interface SearchablePerson {
  readonly id: string;
  readonly name: string;
  /** Other names: with father and grandfather, in Arabic. */
  readonly otherNames?: readonly string[];
  readonly role?: string;
}

const MAX_RESULTS = 8;

const peopleSearch = createSearch<SearchablePerson>(({ name, otherNames = [], role }) => ({
  names: [name, ...otherNames],
  texts: role === undefined ? [] : [role],
}));

/** Finds people by names or roles, best match first; at most eight. */
export const searchPeople = <T extends SearchablePerson>(
  people: readonly T[],
  searchText: string,
): readonly T[] =>
  searchText.trim() === ''
    ? []
    : peopleSearch.bestFirst(people, searchText).slice(0, MAX_RESULTS);
