import { readdirSync, readFileSync } from 'node:fs';

/** Keys whose values are read by programs: names, addresses, cues, dates in EDTF and those that SPEC.md writes in English. */
const NOT_PROSE =
  /^(cues|edtf|hijri|id|place|episode|slug|imageUrl|audioUrl|href|src|link|duration)$/;

/** Every text of a content file that people read, with where it is. */
function proseIn(value: unknown, at: string): readonly { at: string; text: string }[] {
  if (typeof value === 'string')
    return [{ at, text: value.replace(/\]\((lieu|personne):[^)]*\)/g, ']') }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    NOT_PROSE.test(key) ? [] : proseIn(inner, `${at} → ${key}`),
  );
}

const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.json') && !name.startsWith('schemas'),
);

const prose = files.flatMap((name) => {
  const content: unknown = JSON.parse(readFileSync(`content/${name}`, 'utf8'));
  return proseIn(content, name);
});

const found = (pattern: RegExp): readonly string[] =>
  prose.filter(({ text }) => pattern.test(text)).map(({ at, text }) => `${at} : ${text}`);

it('a range of numbers has an en dash, which never breaks it in two; a shelfmark has its hyphen', () => {
  expect(found(/(?<!DAM \d\d?)\d-\d|DAM \d+–/)).toEqual([]);
});

it('imam is written as French has adopted it', () => {
  expect(found(/imâm/i)).toEqual([]);
});

it('al-Nadîr is written as Banû Nadîr', () => {
  expect(found(/Banû l-Nadîr/)).toEqual([]);
});

it('no page is said to conform to accessibility rules, which only a dated audit could say', () => {
  expect(found(/\bconform(?:es?|ité)(?!\p{L})/iu)).toEqual([]);
});
