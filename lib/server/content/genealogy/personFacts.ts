import 'server-only';
import { kinshipAddress } from '@/lib/genealogy/address';
import { inYear } from '@/lib/genealogy/dates';
import { SIBLING_TITLES, tieLabel } from '@/lib/genealogy/groups';
import type { PersonFacts, PersonLink, TieFacts } from '@/lib/genealogy/person';
import { headlineOf } from '@/lib/genealogy/kinship/headline';
import { relativesOf, type Relatives } from '@/lib/genealogy/relatives';
import type { Work } from '@/lib/site/bibliography';
import { nameOnMap } from '@/lib/map/markers/labels';
import { loadGenealogy, personOf } from '@/lib/server/content/genealogy/genealogy';
import { answerOf } from '@/lib/server/content/genealogy/kinship';
import { mentionsOf } from '@/lib/server/content/genealogy/mentions';
import { loadPlaces } from '@/lib/server/content/references';

const personLink = (id: string): PersonLink => {
  const { name, life } = personOf(loadGenealogy(), id);
  return { id, name, life };
};

/** Lists the nearest relatives of a person, in the order of the author's record. */
export function kinOfPerson(id: string): Relatives {
  const { family, record } = loadGenealogy();
  return relativesOf(family, record, id);
}

/**
 * Gathers the facts of a person's page.
 * @throws Error for an unknown id
 */
export function personFacts(id: string): PersonFacts {
  const genealogy = loadGenealogy();
  const { record } = genealogy;
  const person = personOf(genealogy, id);
  const { parents, households, siblings } = kinOfPerson(id);
  const siblingKinds = [...new Set(siblings.map(({ kind }) => kind))];
  const { clan, branch, birth, death, filiation } = person;
  return {
    ...personLink(id),
    arabicName: person.arabicName,
    role: person.role,
    sex: person.sex,
    birth: birth ? inYear(birth) : null,
    death: death ? inYear(death) : null,
    certainty: person.certainty,
    clan: clan === undefined ? null : (record.clans[clan] ?? null),
    branch: branch === undefined ? null : (record.branches[branch] ?? null),
    notes: person.notes,
    biography: person.biography?.sentences ?? [],
    parents: parents.map((parent) => ({
      ...personLink(parent),
      sex: personOf(genealogy, parent).sex,
    })),
    filiation: filiation?.note ?? null,
    households: households.map(({ spouse, children }) => ({
      spouse: spouse === null ? null : personLink(spouse),
      children: children.map(personLink),
      ...unionFacts(id, spouse),
    })),
    siblings: siblingKinds.map((siblingKind) => ({
      title: SIBLING_TITLES[siblingKind],
      people: siblings
        .filter((sibling) => sibling.kind === siblingKind)
        .map((sibling) => personLink(sibling.id)),
    })),
    ties: tiesOf(id),
    relation: id === record.subject ? null : relationTo(id, record.subject),
    places: person.places.flatMap((place) => {
      const page = loadPlaces().get(place);
      return page ? [{ name: nameOnMap(page.name), path: page.path }] : [];
    }),
    mentions: mentionsOf(id),
    sources: uniqueWorks([...(person.biography?.sources ?? []), ...person.sources]),
    treeSources: record.sources,
  };
}

/** Removes repeated references to the same part of a work. */
const uniqueWorks = (works: readonly Work[]): readonly Work[] => [
  ...new Map(
    works.map((work) => [`${work.author} ${work.title} ${work.section}`, work]),
  ).values(),
];

function unionFacts(id: string, spouse: string | null) {
  const union = loadGenealogy().record.unions.find(
    ({ husband, wife }) =>
      (husband === id && wife === spouse) || (husband === spouse && wife === id),
  );
  return { grade: union?.certainty ?? null, note: union?.note ?? null };
}

function tiesOf(id: string): readonly TieFacts[] {
  const genealogy = loadGenealogy();
  return genealogy.record.links
    .filter(({ from, to }) => from === id || to === id)
    .map(({ kind, from, to, note }) => {
      const relative = from === id ? to : from;
      return {
        words: tieLabel(kind, from === id, personOf(genealogy, relative).sex),
        person: personLink(relative),
        note: note ?? null,
      };
    });
}

function relationTo(id: string, subject: string) {
  const { kind, ways } = answerOf(id, subject);
  const nameOf = (personId: string): string => personOf(loadGenealogy(), personId).callName;
  const headline = headlineOf(kind, nameOf(id), nameOf(subject));
  return {
    sentences:
      headline === null ? ways.slice(0, 2).map(({ sentence }) => sentence) : [headline],
    href: kind === 'none' ? null : kinshipAddress(id, subject),
  };
}
