/** @jest-environment node */
import { toGedcom } from '@/lib/data/gedcom';
import { loadPeopleData } from '@/lib/server/data/files';

interface Line {
  readonly level: number;
  readonly id: string | undefined;
  readonly tag: string;
  readonly value: string;
}

/** The line of FamilySearch GEDCOM 7.0 (1.2). */
const LINE = /^(0|[1-9]\d*) (?:(@[A-Z0-9_]+@) )?([A-Z][A-Z0-9_]*)(?: (.*))?$/;

function linesOf(text: string): readonly Line[] {
  expect(text.endsWith('\n')).toBe(true);
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => {
      const found = LINE.exec(line);
      if (!found) throw new Error(`No line of GEDCOM: ${line}`);
      const [, level, id, tag = '', value = ''] = found;
      return { level: Number(level), id, tag, value };
    });
}

/** Groups the lines by their records, by identifier. */
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

  it('points to records that exist, families and people to one another', () => {
    for (const [id, record] of records)
      for (const { tag, value } of record) {
        if (!/^@[^@]+@$/.test(value)) continue;
        const other = records.get(value);
        expect([value, other === undefined]).toEqual([value, false]);
        const back = { HUSB: 'FAMS', WIFE: 'FAMS', CHIL: 'FAMC', FAMC: 'CHIL' }[tag];
        if (back)
          expect(other?.some((line) => line.tag === back && line.value === id)).toBe(true);
      }
  });

  it('read back has the people of content/ with their parents', () => {
    const read = [...records.values()]
      .filter(([first]) => first?.tag === 'INDI')
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
    expect(read).toEqual(
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
    const [first] = data.people;
    if (!first) throw new Error('content/genealogy.json is expected to name a person.');
    const odd = { ...first, father: null, mother: null, notes: ['@a@\n@b\nc'] };
    const people = { ...data, people: [odd], unions: [], links: [] };
    const text = toGedcom(people, 'Chroniques');
    linesOf(text);
    expect(text).toContain('1 NOTE @@a@\n2 CONT @@b\n2 CONT c\n');
  });
});
