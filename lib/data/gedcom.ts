import type { DataNotice, SourceReference } from '@/lib/data/schemas/notice';
import type { LifeYear, PeopleData } from '@/lib/data/schemas/people';

/** A structure of GEDCOM: tag, value and structures below. */
interface Structure {
  readonly tag: string;
  readonly value?: string;
  readonly below?: readonly Structure[];
  /** Cross-reference identifier of a record, without its “at” signs. */
  readonly id?: string;
}

type Person = PeopleData['people'][number];

/** Writes a pointer to a record. */
const pointerTo = (id: string): string => `@${id}@`;

/** Writes a text: a leading “at” sign is doubled, since a single one would begin a pointer. */
const textValue = (text: string): string => text.replace(/^@/, '@@');

const structure = (
  tag: string,
  value: string,
  below: readonly Structure[] = [],
): Structure => ({
  tag,
  value,
  below,
});

const note = (text: string): Structure => structure('NOTE', textValue(text));

/** Writes structures a line each (FamilySearch GEDCOM 7.0, 1.3); further lines of a text become `CONT`. */
function lines(level: number, { tag, value = '', below = [], id }: Structure): string {
  const [first = '', ...rest] = value.split(/\r\n|[\n\r]/);
  const head = [String(level), ...(id === undefined ? [] : [pointerTo(id)]), tag];
  const line = `${[...head, ...(first === '' ? [] : [first])].join(' ')}\n`;
  const more = rest.map((text) => structure('CONT', textValue(text)));
  return line + [...more, ...below].map((part) => lines(level + 1, part)).join('');
}

/** Builds the key of a family from the ids of its parents; null for an unknown one. */
const keyOf = (father: string | null, mother: string | null): string =>
  `${father ?? ''}|${mother ?? ''}`;

/** Numbers values in order of first appearance: « F1 », « F2 »… */
function numbered(letter: string, keys: readonly string[]): ReadonlyMap<string, string> {
  return new Map([...new Set(keys)].map((key, index) => [key, `${letter}${index + 1}`]));
}

const workOf = ({ author, title }: SourceReference): string => `${author}|${title}`;

/** Writes the people as FamilySearch GEDCOM 7.0, in the Julian calendar; grades and doubts stand in notes. */
export function toGedcom(data: PeopleData, siteName: string): string {
  const { people, unions, links } = data;
  const persons = numbered(
    'I',
    people.map(({ id }) => id),
  );
  const couples = [
    ...people.map(({ father, mother }) => keyOf(father, mother)),
    ...unions.map(({ husband, wife }) => keyOf(husband, wife)),
  ].filter((key) => key !== keyOf(null, null));
  const families = numbered('F', couples);
  const works = numbered(
    'S',
    people.flatMap(({ sources }) => sources.map(workOf)),
  );
  const pointer = (tag: string, id: string | null): readonly Structure[] => {
    const individualId = id === null ? undefined : persons.get(id);
    return individualId === undefined ? [] : [structure(tag, pointerTo(individualId))];
  };

  const individual = (person: Person): Structure => {
    const origin = families.get(keyOf(person.father, person.mother));
    const personFamilies = [...families].filter(([key]) => key.split('|').includes(person.id));
    return {
      id: persons.get(person.id) ?? '',
      tag: 'INDI',
      below: [
        structure('NAME', person.name.replaceAll('/', ' '), [
          structure('TRAN', person.arabicName, [structure('LANG', 'ar')]),
        ]),
        structure('SEX', person.sex === 'male' ? 'M' : 'F'),
        ...life('BIRT', person.birth),
        ...life('DEAT', person.death),
        ...links
          .filter(({ from }) => from === person.id)
          .flatMap(({ kind, to: other, grade, note: doubt }) =>
            pointer('ASSO', other).map((link) => ({
              ...link,
              below: [
                structure('ROLE', 'OTHER', [structure('PHRASE', LINKS[kind])]),
                note([grade, doubt].filter(Boolean).join(' : ')),
              ],
            })),
          ),
        ...(origin === undefined
          ? []
          : [
              structure(
                'FAMC',
                pointerTo(origin),
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
          structure('SOUR', pointerTo(works.get(workOf(source)) ?? ''), [
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
    const union = unions.find((each) => keyOf(each.husband, each.wife) === key);
    return {
      id,
      tag: 'FAM',
      below: [
        ...pointer('HUSB', husband),
        ...pointer('WIFE', wife),
        ...people
          .filter(({ father, mother }) => keyOf(father, mother) === key)
          .flatMap((child) => pointer('CHIL', child.id)),
        ...[union?.grade && `Certitude : ${union.grade}.`, union?.note].flatMap((text) =>
          text ? [note(text)] : [],
        ),
      ],
    };
  };

  const source = ([key, id]: readonly [string, string]): Structure => {
    const [author = '', title = ''] = key.split('|');
    return { id, tag: 'SOUR', below: [structure('TITL', title), structure('AUTH', author)] };
  };

  return [
    head(data, siteName),
    ...people.map(individual),
    ...[...families].map(family),
    ...[...works].map(source),
    { tag: 'TRLR' },
  ]
    .map((record) => lines(0, record))
    .join('');
}

const LINKS = {
  milk: 'lien de lait',
  adoption: 'adoption',
  alliance: 'alliance',
  siblings: 'fratrie',
} as const;

const head = ({ title, page, licence, version, uncertainty }: DataNotice, site: string) => ({
  tag: 'HEAD',
  below: [
    { tag: 'GEDC', below: [structure('VERS', '7.0')] },
    structure('SOUR', page, [structure('VERS', version), structure('NAME', site)]),
    structure('COPR', licence.url === null ? licence.name : `${licence.name} ${licence.url}`),
    structure('LANG', 'fr'),
    note(`${title}, version du ${version}. ${uncertainty}`),
  ],
});

const filiationNote = ({ grade, note: why }: NonNullable<Person['filiation']>): Structure =>
  note(`Filiation ${grade} : ${why}`);

/** Writes an event of a life with its Julian year. */
function life(tag: 'BIRT' | 'DEAT', date: LifeYear | null): readonly Structure[] {
  if (date === null) return [];
  const { precision, year, to: last } = date;
  const prefix = { exact: '', about: 'ABT ', before: 'BEF ', after: 'AFT ' }[precision];
  const words =
    last === null ? `${prefix}JULIAN ${year}` : `BET JULIAN ${year} AND JULIAN ${last}`;
  return [{ tag, below: [structure('DATE', words)] }];
}
