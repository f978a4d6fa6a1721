import { readFileSync } from 'node:fs';
import { filesBelow, importsOf, targetOf } from '@/tests/architecture/sources';

const files = new Map(
  filesBelow(['app', 'components', 'lib'], ['.ts', '.tsx']).map((file) => [file.path, file]),
);
const withoutEnding = (path: string): string => path.replace(/\.tsx?$/, '');

const [head = '', ...sections] = readFileSync('docs/flows.md', 'utf8').split(/^## /m);
const flows = sections.map((section) => ({
  name: section.slice(0, section.indexOf('\n')),
  paths: [...section.matchAll(/^- `(.+)`$/gm)].map(([, path = '']) => path),
}));

/** The numbers of files that the table tells now, from its top. */
const told = [...head.matchAll(/^\| [^|]*→[^|]*\|[^|]*\|[^|]*\| *(\d+) *\|/gm)].map(
  ([, count]) => Number(count),
);

/** The paths that can be reached from the first one by imports, read in both directions, within the list. */
function reached(paths: readonly string[]): ReadonlySet<string> {
  const byModule = new Map(paths.map((path) => [withoutEnding(path), path]));
  const ties = paths.flatMap((path) => {
    const file = files.get(path);
    if (!file) return [];
    return importsOf(file)
      .flatMap((found) => targetOf(file, found) ?? [])
      .flatMap((target) => byModule.get(withoutEnding(target)) ?? [])
      .map((target) => [path, target] as const);
  });
  const found = new Set(paths.slice(0, 1));
  for (const path of found)
    for (const [from, to] of ties) {
      if (from === path) found.add(to);
      if (to === path) found.add(from);
    }
  return found;
}

it('walks four flows', () => {
  expect(flows).toHaveLength(4);
});

it.each(flows)('$name: every file is there, once', ({ paths }) => {
  expect(paths.filter((path) => !files.has(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

it.each(flows)('$name: every file is tied to the others by an import', ({ paths }) => {
  const found = reached(paths);
  expect(paths.filter((path) => !found.has(path))).toEqual([]);
});

it('the table counts the files of the lists', () => {
  const [episode, feed, map, quiz] = flows.map(({ paths }) => paths.length);
  // The wheel has two lines: its pixels end before the view is told.
  const pixels = flows[2]?.paths.findIndex((path) => path.endsWith('viewTeller.ts'));
  expect(told).toEqual([episode, feed, pixels, map, quiz]);
});
