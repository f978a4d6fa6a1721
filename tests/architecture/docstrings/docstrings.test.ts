import { beginsWithVerb, illBegunDocstrings } from '@/tests/architecture/docstrings/illBegun';
import { filesBelow } from '@/tests/architecture/sources';

describe('the docstring of a function', () => {
  it('begins with a verb in the third person', () => {
    const files = filesBelow(
      ['app', 'components', 'lib', 'scripts', 'tests'],
      ['.ts', '.tsx', '.mjs', '.js'],
    );
    expect(files.flatMap(illBegunDocstrings)).toEqual([]);
  });

  it.each([
    ['/** The date. */ export function dateOf() {}', ['a.ts:1: « The date. »']],
    ['/** The date. */ const dateOf = () => 1;', ['a.ts:1: « The date. »']],
    ['const dates = {\n  /** The date. */ of() {},\n};', ['a.ts:2: « The date. »']],
    ['const dates = {\n  /** The date. */ of: () => 1,\n};', ['a.ts:2: « The date. »']],
    ['/** Reads a date. */ const dateOf = () => 1;', []],
    ['/** The date. */ const date = 1;', []],
  ])('in the source %j is reported as %j', (text, expected) => {
    expect(illBegunDocstrings({ path: 'a.ts', text })).toEqual(expected);
  });

  it.each([
    ['Reads a date of the feed.', true],
    ['Drags, releases and waits.', true],
    ['Percent-encodes a text.', true],
    ['Tells whether a date is known.', true],
    ['The date of the feed.', false],
    ['Gets the date.', false],
    ['Handles the date.', false],
    ['Does what a date asks.', false],
    ['Manages dates.', false],
    ['Processes a date.', false],
    ['Words of a date.', false],
    ['Whether a date is known.', false],
  ])('%p begins with a verb: %p', (docstring, expected) => {
    expect(beginsWithVerb(docstring)).toBe(expected);
  });
});
