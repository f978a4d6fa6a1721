import 'server-only';
import { outlineOf, type OutlineEntry } from '@/lib/genealogy/outline';
import { loadGenealogy, personOf } from '@/lib/server/content/genealogy/genealogy';
import { kinOfPerson } from '@/lib/server/content/genealogy/personFacts';
import { readOnce } from '@/lib/server/content/readOnce';

/** Loads the people of the tree as nested lists. */
export const loadOutline = readOnce((): readonly OutlineEntry[] => {
  const genealogy = loadGenealogy();
  return outlineOf({
    ids: genealogy.record.people.map(({ id }) => id),
    relativesOf: kinOfPerson,
    personOf(id) {
      const { name, life, role } = personOf(genealogy, id);
      return { id, name, life, role };
    },
    lineParent(id) {
      const { father, mother } = personOf(genealogy, id);
      return father ?? mother;
    },
    isFemale: (id) => personOf(genealogy, id).sex === 'female',
  });
});
