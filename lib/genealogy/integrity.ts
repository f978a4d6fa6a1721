import type { KnownIds } from '@/lib/content/knownIds';
import type { GenealogyRecord, LifeDate, PersonRecord } from '@/lib/genealogy/record';

/** Ids that other files of `content/` define. */
export interface Known {
  readonly people: KnownIds;
  readonly places: KnownIds;
}

/** Segments of addresses that pages of the tree already use. */
const RESERVED_SEGMENTS = new Set(['lien', 'plan']);
/** Least age of a parent in this tree, in years. */
const MIN_PARENT_AGE = 10;
const FILE = 'content/genealogy.json';

/**
 * Validates a genealogy; returns a French sentence for each fault, with file, entry and expectation: unknown or
 * repeated ids, parents of the wrong sex or younger than their child, cycles of descent, alliances without a marriage.
 */
export function genealogyProblems(record: GenealogyRecord, known: Known): readonly string[] {
  const people = new Map(record.people.map((person) => [person.id, person]));
  const fieldPath = (id: string, field: string): string =>
    `${FILE} → people « ${id} » → ${field} : `;
  const unknownPerson = (id: string): string =>
    `« ${id} » n’est dans aucune entrée de « people » ; une personne de l’arbre est attendue.`;

  const identities = record.people.flatMap(({ id }, index) => [
    ...(record.people.findIndex((person) => person.id === id) < index
      ? [
          `${fieldPath(id, 'id')}cette personne est écrite deux fois ; une seule entrée est attendue.`,
        ]
      : []),
    ...(known.people.has(id)
      ? []
      : [
          `${fieldPath(id, 'id')}« ${id} » n’est pas dans content/people.json, qui doit donner son nom.`,
        ]),
    ...(RESERVED_SEGMENTS.has(id)
      ? [
          `${fieldPath(id, 'id')}cette adresse est celle d’une autre page ; prenez-en une autre.`,
        ]
      : []),
  ]);

  const parents = record.people.flatMap((person) =>
    (['father', 'mother'] as const).flatMap((field) => {
      const parentId = person[field];
      if (parentId === undefined) return [];
      const parent = people.get(parentId);
      if (!parent) return [fieldPath(person.id, field) + unknownPerson(parentId)];
      const sex = field === 'father' ? 'male' : 'female';
      return [
        ...(parent.sex === sex
          ? []
          : [
              `${fieldPath(person.id, field)}« ${parentId} » est écrit « ${parent.sex} » ; « ${sex} » est attendu.`,
            ]),
        ...ageProblems(person, parent).map((words) => fieldPath(person.id, field) + words),
      ];
    }),
  );

  const references = record.people.flatMap(({ id, places, clan, branch, birth, death }) => [
    ...places
      .filter((place) => !known.places.has(place))
      .map((place) => `${fieldPath(id, 'places')}« ${place} » n’est un lieu d’aucune carte.`),
    ...(clan === undefined || clan in record.clans
      ? []
      : [`${fieldPath(id, 'clan')}« ${clan} » n’est pas dans « clans ».`]),
    ...(branch === undefined || branch in record.branches
      ? []
      : [`${fieldPath(id, 'branch')}« ${branch} » n’est pas dans « branches ».`]),
    ...(earliestYear(birth) > latestYear(death)
      ? [
          `${fieldPath(id, 'death')}la mort vient avant la naissance ; une année plus tardive est attendue.`,
        ]
      : []),
  ]);

  const unions = record.unions.flatMap(({ husband, wife }, index) => {
    const location = `${FILE} → unions[${index}] : `;
    const firstIndex = record.unions.findIndex(
      (union) => union.husband === husband && union.wife === wife,
    );
    return [
      ...[husband, wife]
        .filter((id) => !people.has(id))
        .map((id) => location + unknownPerson(id)),
      ...(people.get(husband)?.sex === 'female' || people.get(wife)?.sex === 'male'
        ? [`${location}un époux puis une épouse sont attendus.`]
        : []),
      ...(firstIndex < index ? [`${location}cette union est écrite deux fois.`] : []),
    ];
  });

  const links = record.links.flatMap(({ kind, from, to }, index) => {
    const location = `${FILE} → links[${index}] : `;
    const unknownIds = [from, to].filter((id) => !people.has(id));
    if (unknownIds.length > 0) return unknownIds.map((id) => location + unknownPerson(id));
    if (from === to) return [`${location}deux personnes différentes sont attendues.`];
    return kind === 'alliance' && !isAllied(record, from, to)
      ? [
          `${location}aucune union n’allie « ${from} » et « ${to} » ; écrivez-la dans « unions ».`,
        ]
      : [];
  });

  const subject = people.has(record.subject)
    ? []
    : [`${FILE} → subject : ${unknownPerson(record.subject)}`];
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
    const person = people.find((person) => person.id === id);
    return [person?.father, person?.mother];
  };
  return unions.some(({ husband, wife }) =>
    [
      [husband, wife],
      [wife, husband],
    ].some(
      ([spouse = '', otherSpouse = '']) =>
        (spouse === to && parentsOf(otherSpouse).includes(from)) ||
        (spouse === from && parentsOf(otherSpouse).includes(to)),
    ),
  );
}

const earliestYear = (date: LifeDate | undefined): number =>
  date?.in ?? date?.about ?? date?.after ?? Number.NEGATIVE_INFINITY;

const latestYear = (date: LifeDate | undefined): number =>
  date?.to ?? date?.in ?? date?.about ?? date?.before ?? Number.POSITIVE_INFINITY;

function ageProblems(child: PersonRecord, parent: PersonRecord): readonly string[] {
  const birthYear = latestYear(child.birth);
  // A death « vers » a year may be a year later.
  const isBornAfterDeath =
    parent.death?.in !== undefined && earliestYear(child.birth) > parent.death.in + 1;
  return [
    ...(birthYear - earliestYear(parent.birth) < MIN_PARENT_AGE
      ? [
          `né en ${birthYear}, l’enfant aurait moins de ${MIN_PARENT_AGE} ans de moins que « ${parent.id} » ; un parent plus âgé est attendu.`,
        ]
      : []),
    ...(isBornAfterDeath ? [`« ${parent.id} » est mort avant cette naissance.`] : []),
  ];
}

/** Lists people who are their own ancestors, each cycle once. */
function cycles({ people }: GenealogyRecord): readonly string[] {
  const parents = new Map(people.map(({ id, father, mother }) => [id, [father, mother]]));
  const checkedIds = new Set<string>();
  const errors: string[] = [];
  const checkAncestors = (id: string, path: readonly string[]): void => {
    if (path.includes(id)) {
      const cycle = [...path.slice(path.indexOf(id)), id].map((personId) => `« ${personId} »`);
      errors.push(
        `${FILE} → people « ${id} » : ${cycle.join(', enfant de ')} : personne ne descend de soi-même.`,
      );
      return;
    }
    if (checkedIds.has(id)) return;
    for (const parent of parents.get(id) ?? [])
      if (parent) checkAncestors(parent, [...path, id]);
    checkedIds.add(id);
  };
  for (const { id } of people) checkAncestors(id, []);
  return errors;
}
