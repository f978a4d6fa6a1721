import type { KnownIds } from '@/lib/content/knownIds';
import type { GenealogyRecord, LifeDate, PersonRecord } from '@/lib/genealogy/record';

/** Ids that other files of `content/` define. */
export interface Known {
  readonly people: KnownIds;
  readonly places: KnownIds;
}

/** Segments of addresses that pages of the tree already use. */
const RESERVED_SEGMENTS = new Set(['lien', 'plan']);
/** In years: the least age of a parent in this tree. */
const MIN_PARENT_AGE = 10;
const FILE = 'content/genealogy.json';

/**
 * Validates a genealogy; returns a French sentence for each fault, with file, entry and expectation: unknown or
 * repeated ids, parents of the wrong sex or younger than their child, cycles of descent, alliances without a marriage.
 */
export function genealogyProblems(record: GenealogyRecord, known: Known): readonly string[] {
  const people = new Map(record.people.map((person) => [person.id, person]));
  const at = (id: string, field: string): string => `${FILE} → people « ${id} » → ${field} : `;
  const unknown = (id: string): string =>
    `« ${id} » n’est dans aucune entrée de « people » ; une personne de l’arbre est attendue.`;

  const identities = record.people.flatMap(({ id }, index) => [
    ...(record.people.findIndex((other) => other.id === id) < index
      ? [`${at(id, 'id')}cette personne est écrite deux fois ; une seule entrée est attendue.`]
      : []),
    ...(known.people.has(id)
      ? []
      : [
          `${at(id, 'id')}« ${id} » n’est pas dans content/people.json, qui doit donner son nom.`,
        ]),
    ...(RESERVED_SEGMENTS.has(id)
      ? [`${at(id, 'id')}cette adresse est celle d’une autre page ; prenez-en une autre.`]
      : []),
  ]);

  const parents = record.people.flatMap((person) =>
    (['father', 'mother'] as const).flatMap((field) => {
      const parentId = person[field];
      if (parentId === undefined) return [];
      const parent = people.get(parentId);
      if (!parent) return [at(person.id, field) + unknown(parentId)];
      const sex = field === 'father' ? 'male' : 'female';
      return [
        ...(parent.sex === sex
          ? []
          : [
              `${at(person.id, field)}« ${parentId} » est écrit « ${parent.sex} » ; « ${sex} » est attendu.`,
            ]),
        ...agesOf(person, parent).map((words) => at(person.id, field) + words),
      ];
    }),
  );

  const references = record.people.flatMap(({ id, places, clan, branch, birth, death }) => [
    ...places
      .filter((place) => !known.places.has(place))
      .map((place) => `${at(id, 'places')}« ${place} » n’est un lieu d’aucune carte.`),
    ...(clan === undefined || clan in record.clans
      ? []
      : [`${at(id, 'clan')}« ${clan} » n’est pas dans « clans ».`]),
    ...(branch === undefined || branch in record.branches
      ? []
      : [`${at(id, 'branch')}« ${branch} » n’est pas dans « branches ».`]),
    ...(earliest(birth) > latest(death)
      ? [
          `${at(id, 'death')}la mort vient avant la naissance ; une année plus tardive est attendue.`,
        ]
      : []),
  ]);

  const unions = record.unions.flatMap(({ husband, wife }, index) => {
    const where = `${FILE} → unions[${index}] : `;
    const twin = record.unions.findIndex((it) => it.husband === husband && it.wife === wife);
    return [
      ...[husband, wife].filter((id) => !people.has(id)).map((id) => where + unknown(id)),
      ...(people.get(husband)?.sex === 'female' || people.get(wife)?.sex === 'male'
        ? [`${where}un époux puis une épouse sont attendus.`]
        : []),
      ...(twin < index ? [`${where}cette union est écrite deux fois.`] : []),
    ];
  });

  const links = record.links.flatMap(({ kind, from, to }, index) => {
    const where = `${FILE} → links[${index}] : `;
    const unknownIds = [from, to].filter((id) => !people.has(id));
    if (unknownIds.length > 0) return unknownIds.map((id) => where + unknown(id));
    if (from === to) return [`${where}deux personnes différentes sont attendues.`];
    return kind === 'alliance' && !isAllied(record, from, to)
      ? [`${where}aucune union n’allie « ${from} » et « ${to} » ; écrivez-la dans « unions ».`]
      : [];
  });

  const subject = people.has(record.subject)
    ? []
    : [`${FILE} → subject : ${unknown(record.subject)}`];
  return [
    ...identities,
    ...parents,
    ...cycles(record),
    ...references,
    ...unions,
    ...links,
    ...subject,
  ];
}

/** Tells whether one of two people has married a child of the other. */
function isAllied({ people, unions }: GenealogyRecord, from: string, to: string): boolean {
  const parentsOf = (id: string) => {
    const person = people.find((one) => one.id === id);
    return [person?.father, person?.mother];
  };
  return unions.some(({ husband, wife }) =>
    [
      [husband, wife],
      [wife, husband],
    ].some(
      ([one = '', other = '']) =>
        (one === to && parentsOf(other).includes(from)) ||
        (one === from && parentsOf(other).includes(to)),
    ),
  );
}

const earliest = (date: LifeDate | undefined): number =>
  date?.in ?? date?.about ?? date?.after ?? Number.NEGATIVE_INFINITY;

const latest = (date: LifeDate | undefined): number =>
  date?.to ?? date?.in ?? date?.about ?? date?.before ?? Number.POSITIVE_INFINITY;

function agesOf(child: PersonRecord, parent: PersonRecord): readonly string[] {
  const born = latest(child.birth);
  // A death « vers » a year may be a year later.
  const isLate = parent.death?.in !== undefined && earliest(child.birth) > parent.death.in + 1;
  return [
    ...(born - earliest(parent.birth) < MIN_PARENT_AGE
      ? [
          `né en ${born}, l’enfant aurait moins de ${MIN_PARENT_AGE} ans de moins que « ${parent.id} » ; un parent plus âgé est attendu.`,
        ]
      : []),
    ...(isLate ? [`« ${parent.id} » est mort avant cette naissance.`] : []),
  ];
}

/** Lists people who are their own ancestors, each cycle once. */
function cycles({ people }: GenealogyRecord): readonly string[] {
  const parents = new Map(people.map(({ id, father, mother }) => [id, [father, mother]]));
  const done = new Set<string>();
  const errors: string[] = [];
  const visit = (id: string, way: readonly string[]): void => {
    if (way.includes(id)) {
      const circle = [...way.slice(way.indexOf(id)), id].map((one) => `« ${one} »`);
      errors.push(
        `${FILE} → people « ${id} » : ${circle.join(', enfant de ')} : personne ne descend de soi-même.`,
      );
      return;
    }
    if (done.has(id)) return;
    for (const parent of parents.get(id) ?? []) if (parent) visit(parent, [...way, id]);
    done.add(id);
  };
  for (const { id } of people) visit(id, []);
  return errors;
}
