import ts from 'typescript';
import { filesBelow, importsOf, targetOf, type SourceFile } from '@/tests/architecture/sources';

/** Modules that replace another module in a host's bundle (scripts/hosts/bundle.ts), and so export the same names. */
const REPLACEMENT = /^lib\/server\/hosts\/(deno|edge|workerd)\//;

const files = filesBelow(
  ['app', 'components', 'lib', 'scripts', 'tests'],
  ['.ts', '.tsx', '.mjs'],
).filter(({ path }) => !REPLACEMENT.test(path));

const withoutEnding = (path: string): string => path.replace(/\.(tsx?|mjs|js)$/, '');

/** Lists the names that a module exports; those of routes in `app` are prescribed by Next. */
function exportsOf({ path, text }: SourceFile): readonly string[] {
  if (path.startsWith('app/') && /(page|layout|route)\.tsx?$/.test(path)) return [];
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : [];
    if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) =>
        ts.isIdentifier(name) ? [name.text] : [],
      );
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement);
    return isNamed && statement.name ? [statement.name.text] : [];
  });
}

const exported = new Map(
  files.map((file) => [withoutEnding(file.path), [...new Set(exportsOf(file))]]),
);

/** Lists the names exported by several of the given modules, with these modules. */
function twinsAmong(modules: Iterable<string>): readonly string[] {
  const owners = new Map<string, string[]>();
  for (const path of new Set(modules))
    for (const name of exported.get(path) ?? [])
      owners.set(name, [...(owners.get(name) ?? []), path]);
  return [...owners].flatMap(([name, modulePaths]) =>
    modulePaths.length > 1 ? [`${name}: ${modulePaths.sort().join(', ')}`] : [],
  );
}

/** Returns the room of a module: its feature, domain, room of the server, or folder of tests. */
function roomOf(module: string): string {
  const parts = module.split('/');
  if (parts[0] === 'tests') return parts.slice(0, -1).join('/');
  return parts.slice(0, module.startsWith('lib/server/') ? 3 : 2).join('/');
}

describe('two exported things never share a name', () => {
  it('in one room', () => {
    const rooms = new Map<string, string[]>();
    for (const path of exported.keys())
      rooms.set(roomOf(path), [...(rooms.get(roomOf(path)) ?? []), path]);
    expect(rooms.size).toBeGreaterThan(50);
    expect([...rooms.values()].flatMap(twinsAmong)).toEqual([]);
  });

  it('in what one module imports and exports', () => {
    const twins = files.flatMap((file) =>
      twinsAmong([
        withoutEnding(file.path),
        ...importsOf(file).map((imported) => withoutEnding(targetOf(file, imported) ?? '')),
      ]),
    );
    expect([...new Set(twins)]).toEqual([]);
  });
});
