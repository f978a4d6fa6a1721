import type { DataNotice, SourceReference } from '@/lib/data/schemas/notice';
import type { LifeYear, PeopleData } from '@/lib/data/schemas/people';

/** A structure of GEDCOM: tag, value and child structures. */
interface Structure {
  readonly tag: string;
  readonly value?: string;
  readonly children?: readonly Structure[];
  /** Cross-reference identifier of a record, without its “at” signs. */
  readonly id?: string;
}

type Person = PeopleData['people'][number];

/** Writes a pointer to a record. */
const pointerTo = (id: string): string => `@${id}@`;

/** Writes a text: a leading “at” sign is doubled, since a single sign would begin a pointer. */
const textValue = (text: string): string => text.replace(/^@/, '@@');

const structure = (
  tag: string,
  value: string,
  children: readonly Structure[] = [],
): Structure => ({
  tag,
  value,
  children,
});

const note = (text: string): Structure => structure('NOTE', textValue(text));

/** Writes a structure and its children, a line each (GEDCOM 7.0, 1.3); further text lines become `CONT`. */
function writeLines(level: number, { tag, value = '', children = [], id }: Structure): string {
  const [firstLine = '', ...otherLines] = value.split(/\r\n|[\n\r]/);
  const head = [String(level), ...(id === undefined ? [] : [pointerTo(id)]), tag];
  const line = `${[...head, ...(firstLine === '' ? [] : [firstLine])].join(' ')}\n`;
  const continuations = otherLines.map((text) => structure('CONT', textValue(text)));
  return (
    line + [...continuations, ...children].map((child) => writeLines(level + 1, child)).join('')
  );
}

/** Builds the key of a family from the ids of its parents; null for an unknown parent. */
const familyKey = (father: string | null, mother: string | null): string =>
  `${father ?? ''}|${mother ?? ''}`;

/** Numbers values in order of first appearance: « F1 », « F2 »… */
function numberKeys(letter: string, keys: readonly string[]): ReadonlyMap<string, string> {
  return new Map([...new Set(keys)].map((key, index) => [key, `${letter}${index + 1}`]));
}

const workOf = ({ author, title }: SourceReference): string => `${author}|${title}`;

/** Writes the people as FamilySearch GEDCOM 7.0, in the Julian calendar; grades and doubts stand in notes. */
export function toGedcom(data: PeopleData, siteName: string): string {
  const { people, unions, links } = data;
  const individualIds = numberKeys(
    'I',
    people.map(({ id }) => id),
  );
  const familyKeys = [
    ...people.map(({ father, mother }) => familyKey(father, mother)),
    ...unions.map(({ husband, wife }) => familyKey(husband, wife)),
  ].filter((key) => key !== familyKey(null, null));
  const familyIds = numberKeys('F', familyKeys);
  const sourceIds = numberKeys(
    'S',
    people.flatMap(({ sources }) => sources.map(workOf)),
  );
  const pointer = (tag: string, id: string | null): readonly Structure[] => {
    const individualId = id === null ? undefined : individualIds.get(id);
    return individualId === undefined ? [] : [structure(tag, pointerTo(individualId))];
  };

  const individual = (person: Person): Structure => {
    const parentFamily = familyIds.get(familyKey(person.father, person.mother));
    const personFamilies = [...familyIds].filter(([key]) => key.split('|').includes(person.id));
    return {
      id: individualIds.get(person.id) ?? '',
      tag: 'INDI',
      children: [
        structure('NAME', person.name.replaceAll('/', ' '), [
          structure('TRAN', person.arabicName, [structure('LANG', 'ar')]),
        ]),
        structure('SEX', person.sex === 'male' ? 'M' : 'F'),
        ...lifeEvent('BIRT', person.birth),
        ...lifeEvent('DEAT', person.death),
        ...links
          .filter(({ from }) => from === person.id)
          .flatMap(({ kind, to: relativeId, grade, note: doubt }) =>
            pointer('ASSO', relativeId).map((link) => ({
              ...link,
              children: [
                structure('ROLE', 'OTHER', [structure('PHRASE', LINK_PHRASES[kind])]),
                note([grade, doubt].filter(Boolean).join(' : ')),
              ],
            })),
          ),
        ...(parentFamily === undefined
          ? []
          : [
              structure(
                'FAMC',
                pointerTo(parentFamily),
                person.filiation ? [filiationNote(person.filiation)] : [],
              ),
            ]),
        ...personFamilies.map(([, family]) => structure('FAMS', pointerTo(family))),
        ...[
          person.role,
          `Certitude : ${person.grade}.`,
          ...person.notes,
          ...person.biography,
        ].map(note),
        ...person.sources.map((source) =>
          structure('SOUR', pointerTo(sourceIds.get(workOf(source)) ?? ''), [
            ...(source.section === undefined
              ? []
              : [structure('PAGE', textValue(source.section))]),
          ]),
        ),
        structure('EXID', person.id, [
          structure('TYPE', person.url.slice(0, -person.id.length)),
        ]),
      ],
    };
  };

  const family = ([key, id]: readonly [string, string]): Structure => {
    const [husband = '', wife = ''] = key.split('|');
    const union = unions.find(
      (candidate) => familyKey(candidate.husband, candidate.wife) === key,
    );
    return {
      id,
      tag: 'FAM',
      children: [
        ...pointer('HUSB', husband),
        ...pointer('WIFE', wife),
        ...people
          .filter(({ father, mother }) => familyKey(father, mother) === key)
          .flatMap((child) => pointer('CHIL', child.id)),
        ...[union?.grade && `Certitude : ${union.grade}.`, union?.note].flatMap((text) =>
          text ? [note(text)] : [],
        ),
      ],
    };
  };

  const source = ([key, id]: readonly [string, string]): Structure => {
    const [author = '', title = ''] = key.split('|');
    return { id, tag: 'SOUR', children: [structure('TITL', title), structure('AUTH', author)] };
  };

  return [
    header(data, siteName),
    ...people.map(individual),
    ...[...familyIds].map(family),
    ...[...sourceIds].map(source),
    { tag: 'TRLR' },
  ]
    .map((record) => writeLines(0, record))
    .join('');
}

const LINK_PHRASES = {
  milk: 'lien de lait',
  adoption: 'adoption',
  alliance: 'alliance',
  siblings: 'fratrie',
} as const;

const header = ({ title, page, licence, version, uncertainty }: DataNotice, site: string) => ({
  tag: 'HEAD',
  children: [
    { tag: 'GEDC', children: [structure('VERS', '7.0')] },
    structure('SOUR', page, [structure('VERS', version), structure('NAME', site)]),
    structure('COPR', licence.url === null ? licence.name : `${licence.name} ${licence.url}`),
    structure('LANG', 'fr'),
    note(`${title}, version du ${version}. ${uncertainty}`),
  ],
});

const filiationNote = ({ grade, note: reason }: NonNullable<Person['filiation']>): Structure =>
  note(`Filiation ${grade} : ${reason}`);

/** Writes an event of a life with its Julian year. */
function lifeEvent(tag: 'BIRT' | 'DEAT', date: LifeYear | null): readonly Structure[] {
  if (date === null) return [];
  const { precision, year, to: lastYear } = date;
  const prefix = { exact: '', about: 'ABT ', before: 'BEF ', after: 'AFT ' }[precision];
  const words =
    lastYear === null ? `${prefix}JULIAN ${year}` : `BET JULIAN ${year} AND JULIAN ${lastYear}`;
  return [{ tag, children: [structure('DATE', words)] }];
}
