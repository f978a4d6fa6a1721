/** @jest-environment node */
import { toGedcom } from '@/lib/data/gedcom';
import { loadPeopleData } from '@/lib/server/data/files';

interface Line {
  readonly level: number;
  readonly id: string | undefined;
  readonly tag: string;
  readonly value: string;
}

/** Syntax of a line in FamilySearch GEDCOM 7.0 (section 1.2). */
const LINE = /^(0|[1-9]\d*) (?:(@[A-Z0-9_]+@) )?([A-Z][A-Z0-9_]*)(?: (.*))?$/;

function linesOf(text: string): readonly Line[] {
  expect(text.endsWith('\n')).toBe(true);
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => {
      const match = LINE.exec(line);
      if (!match) throw new Error(`No line of GEDCOM: ${line}`);
      const [, level, id, tag = '', value = ''] = match;
      return { level: Number(level), id, tag, value };
    });
}

/** Groups the lines by record, under the record’s identifier or tag. */
function recordsOf(lines: readonly Line[]): ReadonlyMap<string, readonly Line[]> {
  const records = new Map<string, Line[]>();
  let current: Line[] = [];
  for (const line of lines) {
    if (line.level === 0) records.set(line.id ?? line.tag, (current = []));
    current.push(line);
  }
  return records;
}

const data = loadPeopleData();
const lines = linesOf(toGedcom(data, 'Chroniques'));
const records = recordsOf(lines);
const valueIn = (record: readonly Line[] = [], tag: string) =>
  record.find((line) => line.tag === tag && line.level === 1)?.value ?? null;
const idOf = (pointer: string | null) =>
  pointer === null ? null : valueIn(records.get(pointer), 'EXID');

describe('the tree in GEDCOM 7', () => {
  it('begins with its version, ends with its trailer, and no level is skipped', () => {
    expect(lines.slice(0, 3).map(({ tag, value }) => `${tag} ${value}`.trim())).toEqual([
      'HEAD',
      'GEDC',
      'VERS 7.0',
    ]);
    expect(lines.at(-1)).toMatchObject({ level: 0, tag: 'TRLR' });
    for (const [index, { level }] of lines.entries())
      expect(level).toBeLessThanOrEqual((lines[index - 1]?.level ?? -1) + 1);
  });

  it('points to existing records, with families and people pointing to one another', () => {
    for (const [id, record] of records)
      for (const { tag, value } of record) {
        if (!/^@[^@]+@$/.test(value)) continue;
        const target = records.get(value);
        expect([value, target === undefined]).toEqual([value, false]);
        const inverseTag = { HUSB: 'FAMS', WIFE: 'FAMS', CHIL: 'FAMC', FAMC: 'CHIL' }[tag];
        if (inverseTag)
          expect(target?.some((line) => line.tag === inverseTag && line.value === id)).toBe(
            true,
          );
      }
  });

  it('has the people of content/ with their parents when read back', () => {
    const people = [...records.values()]
      .filter(([line]) => line?.tag === 'INDI')
      .map((record) => {
        const family = records.get(valueIn(record, 'FAMC') ?? '');
        return {
          id: valueIn(record, 'EXID'),
          name: valueIn(record, 'NAME'),
          sex: valueIn(record, 'SEX'),
          father: idOf(valueIn(family, 'HUSB')),
          mother: idOf(valueIn(family, 'WIFE')),
        };
      });
    expect(people).toEqual(
      data.people.map(({ id, name, sex, father, mother }) => ({
        id,
        name,
        sex: sex === 'male' ? 'M' : 'F',
        father,
        mother,
      })),
    );
  });

  it('keeps texts of several lines, and those that look like pointers', () => {
    const [person] = data.people;
    if (!person) throw new Error('content/genealogy.json is expected to name a person.');
    const multilinePerson = { ...person, father: null, mother: null, notes: ['@a@\n@b\nc'] };
    const people = { ...data, people: [multilinePerson], unions: [], links: [] };
    const text = toGedcom(people, 'Chroniques');
    linesOf(text);
    expect(text).toContain('1 NOTE @@a@\n2 CONT @@b\n2 CONT c\n');
  });
});
