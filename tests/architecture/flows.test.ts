import { readFileSync } from 'node:fs';
import { filesBelow } from '@/tests/architecture/sources';

const sources = filesBelow(['app', 'components', 'lib'], ['.ts', '.tsx']);
const sourcePaths = new Set(sources.map(({ path }) => path));
const typeNames = new Set(
  sources.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:interface|type) (\w+)/g)].map(([, name]) => name),
  ),
);

const [intro = '', ...sections] = readFileSync('docs/flows.md', 'utf8').split(/^## /m);
const flows = sections.map((section) => ({
  name: section.slice(0, section.indexOf('\n')),
  paths: [...section.matchAll(/^- `(.+)`$/gm)].map(([, path = '']) => path),
  shapes: [...section.matchAll(/`([A-Z]\w+)`/g)].map(([, shape = '']) => shape),
}));

/** Numbers of files that the table states, from the top. */
const statedCounts = [...intro.matchAll(/^\| [^|]*→[^|]*\| *(\d+) *\|/gm)].map(([, count]) =>
  Number(count),
);

it('docs/flows.md describes five flows', () => {
  expect(flows).toHaveLength(5);
});

it.each(flows)('$name: every listed file exists, and is listed once', ({ paths }) => {
  expect(paths.filter((path) => !sourcePaths.has(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

it.each(flows)('$name: the code declares each named type', ({ shapes }) => {
  expect(shapes.filter((shape) => !typeNames.has(shape))).toEqual([]);
});

it('the table of docs/flows.md states the number of files in each list', () => {
  const [episode, feed, map, quiz, request] = flows.map(({ paths }) => paths.length);
  // The wheel has two lines in the table: the pixels of a movement, and then the address.
  const pixels = flows[2]?.paths.findIndex((path) => path.endsWith('camera/framing.ts'));
  expect(statedCounts).toEqual([episode, feed, pixels, map, quiz, request]);
});
