import { filesBelow, importsOf, targetOf, withoutEnding } from '@/tests/architecture/sources';

const files = filesBelow(['app', 'components', 'lib', 'scripts', 'tests']);

/** Imports within the project by file, type-only ones included. */
const imports = new Map(
  files.map((file) => [
    withoutEnding(file.path),
    importsOf(file).flatMap((found) => targetOf(file, found) ?? []),
  ]),
);

/** Lists the circular imports, each once, from the file where it was met first. */
function circles(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const follow = (path: string): void => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push([...trail.slice(start), path].join(' → '));
    if (start >= 0 || done.has(path)) return;
    trail.push(path);
    for (const next of graph.get(path) ?? []) if (graph.has(next)) follow(next);
    trail.pop();
    done.add(path);
  };
  for (const path of graph.keys()) follow(path);
  return found;
}

it('no import is circular, not even one of types', () => {
  expect(imports.size).toBeGreaterThan(1500);
  expect(circles(imports)).toEqual([]);
});

it('a circular import is found', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(circles(graph)).toEqual(['b → c → b']);
});
