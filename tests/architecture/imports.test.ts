import { builtinModules } from 'node:module';
import {
  filesBelow,
  importsOf,
  targetOf,
  withoutEnding,
  type SourceFile,
} from '@/tests/architecture/sources';

const code = filesBelow(['app', 'components', 'lib']);

const isServer = (path: string): boolean => path.startsWith('lib/server/');
const isDomain = (path: string): boolean => path.startsWith('lib/') && !isServer(path);
const isClient = ({ text }: SourceFile): boolean => /^\s*(['"])use client\1/.test(text);

/** Client components whose names Next prescribes. */
const NAMED_BY_NEXT = ['app/error.tsx', 'app/global-error.tsx'];

/** Lists forbidden imports as 'file → import'. */
const wrongImports = (
  files: readonly SourceFile[],
  isWrong: (target: string) => boolean,
): readonly string[] =>
  files.flatMap((file) =>
    importsOf(file)
      .map((found) => targetOf(file, found) ?? found.specifier)
      .filter(isWrong)
      .map((target) => `${file.path} → ${target}`),
  );

const leadsTo =
  (...folders: readonly string[]) =>
  (target: string) =>
    folders.some((folder) => target.startsWith(`${folder}/`));

describe('data flows one way', () => {
  it.each([
    ['lib', ['components', 'app']],
    ['components', ['app']],
  ])('%s imports nothing of %j', (folder, above) => {
    const files = code.filter(({ path }) => path.startsWith(`${folder}/`));
    expect(files.length).toBeGreaterThan(10);
    expect(wrongImports(files, leadsTo(...above))).toEqual([]);
  });

  it('the domains and the components import nothing of lib/server: pages hand them their data', () => {
    const files = code.filter(({ path }) => isDomain(path) || path.startsWith('components/'));
    expect(wrongImports(files, leadsTo('lib/server'))).toEqual([]);
  });

  it('the site’s code imports nothing of tests and scripts', () => {
    expect(wrongImports(code, leadsTo('tests', 'scripts'))).toEqual([]);
  });

  it('client code does not reach lib/server through its imports either', () => {
    const byPath = new Map(code.map((file) => [withoutEnding(file.path), file]));
    const reached = new Map<SourceFile, string>();
    const follow = (file: SourceFile, way: string): void => {
      if (reached.has(file)) return;
      reached.set(file, way);
      for (const found of importsOf(file)) {
        const next = byPath.get(targetOf(file, found) ?? '');
        if (next && !found.isTypeOnly) follow(next, `${way} → ${next.path}`);
      }
    };
    for (const file of code.filter(isClient)) follow(file, file.path);
    expect([...reached].filter(([{ path }]) => isServer(path)).map(([, way]) => way)).toEqual(
      [],
    );
  });
});

describe('files declare their kind', () => {
  it('a file is named *.client.tsx exactly when it begins with «use client»', () => {
    const wrong = code
      .filter(({ path }) => !NAMED_BY_NEXT.includes(path))
      .filter((file) => isClient(file) !== file.path.endsWith('.client.tsx'));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('the domains are pure: neither React, nor Next, nor Node', () => {
    const isImpure = (target: string): boolean =>
      /^(react|react-dom|next|node:.*)(\/|$)/.test(target) ||
      [...builtinModules, 'server-only', 'client-only'].includes(target);
    const domains = code.filter(({ path }) => isDomain(path));
    expect(wrongImports(domains, isImpure)).toEqual([]);
  });

  it('lib/server begins by saying that it is for the server only', () => {
    const server = code.filter(({ path }) => isServer(path));
    expect(server.length).toBeGreaterThan(5);
    // Exempt are declaration files, which an import would turn into modules, and the environment's
    // variables, which `npm start` reads before any package is installed.
    const modules = server.filter(({ path }) => !/\.d\.ts$|\/variables\.mjs$/.test(path));
    const wrong = modules.filter(({ text }) => !text.startsWith("import 'server-only';"));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('there is no barrel', () => {
    expect(code.filter(({ path }) => /\/index\.tsx?$/.test(path))).toEqual([]);
  });
});
