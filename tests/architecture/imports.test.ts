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
      .map((imported) => targetOf(file, imported) ?? imported.specifier)
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
  ])('%s imports nothing of %j', (folder, laterFolders) => {
    const files = code.filter(({ path }) => path.startsWith(`${folder}/`));
    expect(files.length).toBeGreaterThan(10);
    expect(wrongImports(files, leadsTo(...laterFolders))).toEqual([]);
  });

  it('the domains and the components import nothing of lib/server: pages pass their data', () => {
    const files = code.filter(({ path }) => isDomain(path) || path.startsWith('components/'));
    expect(wrongImports(files, leadsTo('lib/server'))).toEqual([]);
  });

  it('the site’s code imports nothing of tests and scripts', () => {
    expect(wrongImports(code, leadsTo('tests', 'scripts'))).toEqual([]);
  });

  it('client code does not reach lib/server through its imports either', () => {
    const byPath = new Map(code.map((file) => [withoutEnding(file.path), file]));
    const trailByFile = new Map<SourceFile, string>();
    const follow = (file: SourceFile, trail: string): void => {
      if (trailByFile.has(file)) return;
      trailByFile.set(file, trail);
      for (const imported of importsOf(file)) {
        const nextFile = byPath.get(targetOf(file, imported) ?? '');
        if (nextFile && !imported.isTypeOnly) follow(nextFile, `${trail} → ${nextFile.path}`);
      }
    };
    for (const file of code.filter(isClient)) follow(file, file.path);
    expect(
      [...trailByFile].filter(([{ path }]) => isServer(path)).map(([, trail]) => trail),
    ).toEqual([]);
  });
});

describe('files declare their kind', () => {
  it('a file is named *.client.tsx exactly when it begins with «use client»', () => {
    const violations = code
      .filter(({ path }) => !NAMED_BY_NEXT.includes(path))
      .filter((file) => isClient(file) !== file.path.endsWith('.client.tsx'));
    expect(violations.map(({ path }) => path)).toEqual([]);
  });

  it('the domains are pure: neither React, nor Next, nor Node', () => {
    const isImpure = (target: string): boolean =>
      /^(react|react-dom|next|node:.*)(\/|$)/.test(target) ||
      [...builtinModules, 'server-only', 'client-only'].includes(target);
    const domains = code.filter(({ path }) => isDomain(path));
    expect(wrongImports(domains, isImpure)).toEqual([]);
  });

  it('every module of lib/server begins with the import of « server-only »', () => {
    const server = code.filter(({ path }) => isServer(path));
    expect(server.length).toBeGreaterThan(5);
    // Exempt are declaration files, which an import would turn into modules, and the environment's
    // variables, which `npm start` reads before any package is installed.
    const modules = server.filter(({ path }) => !/\.d\.ts$|\/variables\.mjs$/.test(path));
    const violations = modules.filter(({ text }) => !text.startsWith("import 'server-only';"));
    expect(violations.map(({ path }) => path)).toEqual([]);
  });

  it('no file is a barrel, named index.ts', () => {
    expect(code.filter(({ path }) => /\/index\.tsx?$/.test(path))).toEqual([]);
  });
});
