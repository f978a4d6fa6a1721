import 'server-only';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { readOnce } from '@/lib/server/content/readOnce';

const collator = new Intl.Collator('fr', { ignorePunctuation: true });

/** Loads the people of the tree in alphabetical order, ignoring articles and apostrophes. */
export const loadPeopleByName = readOnce(
  (): readonly { readonly id: string; readonly name: string }[] =>
    [...loadGenealogy().people.values()]
      .map(({ id, name }) => ({ id, name }))
      .toSorted((a, b) => collator.compare(sortKey(a.name), sortKey(b.name))),
);

const sortKey = (name: string): string => name.replace(/^al-/, '');
