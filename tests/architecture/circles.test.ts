import { filesBelow, importsOf, targetOf, withoutEnding } from '@/tests/architecture/sources';

const files = filesBelow(['app', 'components', 'lib', 'scripts', 'tests']);

/** Imports within the project by file, type-only ones included. */
const imports = new Map(
  files.map((file) => [
    withoutEnding(file.path),
    importsOf(file).flatMap((imported) => targetOf(file, imported) ?? []),
  ]),
);

/** Lists the circular imports, each once, from the first file of the circle in the graph. */
function circles(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const circularPaths: string[] = [];
  const visited = new Set<string>();
  const trail: string[] = [];
  const visit = (path: string): void => {
    const start = trail.indexOf(path);
    if (start >= 0) circularPaths.push([...trail.slice(start), path].join(' → '));
    if (start >= 0 || visited.has(path)) return;
    trail.push(path);
    for (const target of graph.get(path) ?? []) if (graph.has(target)) visit(target);
    trail.pop();
    visited.add(path);
  };
  for (const path of graph.keys()) visit(path);
  return circularPaths;
}

it('no import is circular, type-only imports included', () => {
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
