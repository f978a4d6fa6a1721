import { readdirSync, readFileSync } from 'node:fs';
import { foundIn, type Prose } from '@/tests/content/reading/prose';

/**
 * Keys whose values are no French prose: ids, addresses, cues, dates in EDTF, and texts that
 * SPEC.md prescribes in English.
 */
const NOT_PROSE =
  /^(cues|edtf|hijri|id|place|episode|slug|imageUrl|audioUrl|href|src|link|duration)$/;

/** Lists every prose text of a content file, with its position. */
function proseIn(value: unknown, position: string): readonly Prose[] {
  if (typeof value === 'string')
    return [{ position, text: value.replace(/\]\((lieu|personne):[^)]*\)/g, ']') }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    NOT_PROSE.test(key) ? [] : proseIn(child, `${position} → ${key}`),
  );
}

const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.json') && !name.startsWith('schemas'),
);

const prose = files.flatMap((name) => {
  const content: unknown = JSON.parse(readFileSync(`content/${name}`, 'utf8'));
  return proseIn(content, name);
});

it.each([
  [
    'a range of numbers without an en dash, nor a shelfmark without its hyphen',
    /(?<!DAM \d\d?)\d-\d|DAM \d+–/,
  ],
  ['« imam » written otherwise than French has adopted it', /imâm/i],
  ['« al-Nadîr » written otherwise than Banû Nadîr', /Banû l-Nadîr/],
])('the content contains no %s', (_, pattern) => {
  expect(foundIn(prose, pattern)).toEqual([]);
});
