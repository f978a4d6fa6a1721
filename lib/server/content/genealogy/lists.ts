import 'server-only';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { readOnce } from '@/lib/server/content/readOnce';

const collator = new Intl.Collator('fr', { ignorePunctuation: true });

/** Everyone of the tree in alphabetical order, the article and apostrophes aside. */
export const loadPeopleByName = readOnce(
  (): readonly { readonly id: string; readonly name: string }[] =>
    [...loadGenealogy().people.values()]
      .map(({ id, name }) => ({ id, name }))
      .toSorted((a, b) => collator.compare(filedUnder(a.name), filedUnder(b.name))),
);

const filedUnder = (name: string): string => name.replace(/^al-/, '');
