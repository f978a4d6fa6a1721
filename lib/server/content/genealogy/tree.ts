import 'server-only';
import { unionId } from '@/lib/genealogy/family';
import { nasabsOf } from '@/lib/genealogy/nasab';
import type { Tree } from '@/lib/genealogy/tree';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { readOnce } from '@/lib/server/content/readOnce';

/** Loads the family tree in the form that its drawing reads. */
export const loadTree = readOnce((): Tree => {
  const { people, family, plan, doubts, record } = loadGenealogy();
  const grades = [
    ...family.unions.map(({ id }) => [id, doubts.ofUnion(id)] as const),
    ...[...people.keys()].map((id) => [id, doubts.ofFiliation(id)] as const),
  ];
  return {
    cards: record.people.flatMap(({ id, sex, father, mother, clan }) => {
      const person = people.get(id);
      if (!person) return [];
      const { name, life, role, arabicName } = person;
      const otherNames = [...nasabsOf(person, people), arabicName];
      return [{ id, name, life, role, sex, father, mother, clan: clan ?? null, otherNames }];
    }),
    plan,
    unionOrder: record.unions.map(({ husband, wife }) => unionId(husband, wife)),
    grades: Object.fromEntries(grades),
    ties: record.links.map(({ kind, from, to, certainty }) => ({
      kind,
      from,
      to,
      grade: certainty,
    })),
  };
});
