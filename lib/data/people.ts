import type { DataNotice } from '@/lib/data/schemas/notice';
import type { LifeYear, PeopleData } from '@/lib/data/schemas/people';
import { personPath } from '@/lib/genealogy/address';
import type { GenealogyRecord, LifeDate, PersonRecord } from '@/lib/genealogy/record';

interface NamedPerson extends PersonRecord {
  readonly name: string;
  readonly role: string;
}

/** Builds the people of the family tree, with their parents, unions and other ties by id. */
export const peopleData = (
  notice: DataNotice,
  { clans, branches, sources, unions, links }: GenealogyRecord,
  people: readonly NamedPerson[],
  origin: string,
): PeopleData => ({
  ...notice,
  sources,
  people: people.map((person) => ({
    id: person.id,
    name: person.name,
    arabicName: person.arabicName,
    role: person.role,
    sex: person.sex,
    birth: person.birth ? lifeYear(person.birth) : null,
    death: person.death ? lifeYear(person.death) : null,
    grade: person.certainty,
    clan: nameOf(clans, person.clan),
    branch: nameOf(branches, person.branch),
    father: person.father ?? null,
    mother: person.mother ?? null,
    filiation: person.filiation ?? null,
    notes: person.notes,
    biography: person.biography?.sentences ?? [],
    sources: [...(person.biography?.sources ?? []), ...person.sources],
    url: origin + personPath(person.id),
  })),
  unions: unions.map(({ husband, wife, certainty, note }) => ({
    husband,
    wife,
    grade: certainty ?? null,
    note: note ?? null,
  })),
  links: links.map(({ kind, from, to, certainty, note }) => ({
    kind,
    from,
    to,
    grade: certainty,
    note: note ?? null,
  })),
});

const nameOf = (
  names: Readonly<Record<string, string>>,
  id: string | undefined,
): string | null => (id === undefined ? null : (names[id] ?? null));

/** Converts a year of a life, which the record's schema admits in one of four fields. */
function lifeYear({ in: exact, about, before, after, to }: LifeDate): LifeYear | null {
  const years = [
    ['exact', exact],
    ['about', about],
    ['before', before],
    ['after', after],
  ] as const;
  for (const [precision, year] of years)
    if (year !== undefined) return { precision, year, to: to ?? null };
  return null;
}
