import { readFileSync } from 'node:fs';
import { beginsWithVerb, illBegun } from '@/tests/architecture/docstrings/illBegun';
import { filesBelow } from '@/tests/architecture/sources';

/** Functions by file whose docstrings predate this law. The list only shrinks. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync('tests/architecture/docstrings/exceptions.json', 'utf8'),
);

const files = filesBelow(
  ['app', 'components', 'lib', 'scripts', 'tests'],
  ['.ts', '.tsx', '.mjs', '.js'],
).map((file) => ({ path: file.path, found: illBegun(file) }));

describe('the docstring of an exported function', () => {
  it('begins with a verb in the third person', () => {
    const wrong = files.flatMap(({ path, found }) =>
      found
        .filter(({ name }) => !EXCEPTIONS[path]?.includes(name))
        .map(({ name, beginning }) => `${path}: ${name}: « ${beginning}… »`),
    );
    expect(wrong).toEqual([]);
  });

  it('is no exception any more where it begins so', () => {
    const known = new Map(files.map(({ path, found }) => [path, found]));
    const needless = Object.entries(EXCEPTIONS).flatMap(([path, names]) =>
      names
        .filter((name) => !known.get(path)?.some((one) => one.name === name))
        .map((name) => `${path}: ${name}`),
    );
    expect(needless).toEqual([]);
  });

  it.each([
    ['Reads a date of the feed.', true],
    ['Tells whether a date is known.', true],
    ['The date of the feed.', false],
    ['Gets the date.', false],
    ['Handles the date.', false],
    ['Does what a date asks.', false],
    ['Manages dates.', false],
    ['Processes a date.', false],
    ['Words of a date.', false],
    ['Whether a date is known.', false],
  ])('%p is %p', (docstring, expected) => {
    expect(beginsWithVerb(docstring)).toBe(expected);
  });
});
