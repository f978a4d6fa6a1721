import { builtinModules } from 'node:module';
import {
  filesBelow,
  importsOf,
  targetOf,
  withoutEnding,
  type SourceFile,
} from '@/tests/architecture/sources';

/**
 * Entries of the code that runs at request time: the site's function, its request-time routes, and
 * the two live pages.
 */
const ENTRIES = [
  'app/episodes/page.tsx',
  'app/outils/arbre-genealogique/lien/page.tsx',
  'lib/server/hosts/livePages.ts',
  'lib/server/hosts/routes.ts',
  'lib/server/site/site.ts',
];

/**
 * Routes that are not rendered at build: those of the host's table, the live pages, and the
 * pictures drawn by the host.
 */
const DYNAMIC_ROUTES = [
  'app/api/feed/latest/route.ts',
  'app/api/feed/route.ts',
  'app/api/health/route.ts',
  'app/api/oembed/route.ts',
  'app/api/ready/route.ts',
  'app/embed/[slug]/route.ts',
  'app/episodes/page.tsx',
  'app/feed.xml/route.ts',
  'app/outils/arbre-genealogique/lien/page.tsx',
  'app/partage/[...path]/route.ts',
];

/** Layout around the live pages. */
const LAYOUT = 'app/layout.tsx';

/** Packages allowed at request time; each package must run on every host. */
const PACKAGES = [
  '@redis/client',
  'clsx',
  'entities',
  'lru-cache',
  'negotiator',
  'next',
  'react',
  'server-only',
  'undici',
  'valibot',
];

/** Modules of Node that other hosts provide too: computation, without access to the outside. */
const PORTABLE_MODULES = /^node:(?:crypto|path|stream|stream\/promises|zlib)$/;

/**
 * Modules that use disk, network or threads, with the parts of Node that they import. An edge host's bundle replaces
 * each (scripts/hosts/bundle.ts). Modules that read `content/`, `public/` and the build read once, at start
 * (tests/e2e/http/operating.spec.ts).
 */
const NODE_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'lib/server/content/link/chapters.ts': ['node:fs'],
  'lib/server/content/episodes/transcripts.ts': ['node:fs'],
  'lib/server/content/files/publicFiles.ts': ['node:fs'],
  'lib/server/content/files/modifiedAt.ts': ['node:fs'],
  'lib/server/content/records.ts': ['node:fs'],
  'lib/server/feed/reader/startReader.ts': ['node:worker_threads'],
  'lib/server/feed/snapshot/replaceFile.ts': ['node:fs/promises'],
  'lib/server/feed/snapshot/storedFile.ts': ['node:fs', 'node:fs/promises'],
  'lib/server/feed/upstream/openUrl.ts': ['node:dns', 'node:net'],
  'lib/server/feed/upstream/privateAddress.ts': ['node:net'],
  'lib/server/makeFolder.ts': ['node:fs/promises'],
  'lib/server/readiness/machine.ts': ['node:fs/promises'],
  'lib/server/readiness/readiness.ts': ['node:fs'],
};

const code = filesBelow(['app', 'components', 'lib']);
const byPath = new Map(code.map((file) => [withoutEnding(file.path), file]));
const fileAt = (target: string): SourceFile | undefined => byPath.get(target);

/** Lists the files that entries reach by imports, the entries included; type-only imports are not followed. */
function reachedFrom(entries: readonly string[]): readonly SourceFile[] {
  const reached = new Set<SourceFile>();
  const follow = (file: SourceFile | undefined): void => {
    if (file === undefined || reached.has(file)) return;
    reached.add(file);
    for (const imported of importsOf(file))
      if (!imported.isTypeOnly) follow(fileAt(targetOf(file, imported) ?? ''));
  };
  for (const path of entries) follow(fileAt(withoutEnding(path)));
  return [...reached];
}

const isBuiltin = (specifier: string): boolean =>
  specifier.startsWith('node:') || builtinModules.includes(specifier);

const isOutside = (specifier: string): boolean =>
  isBuiltin(specifier) && !PORTABLE_MODULES.test(specifier);

/** Lists the packages and modules of Node that a file imports. */
const outsideOf = (file: SourceFile): readonly string[] =>
  importsOf(file)
    .filter((imported) => !imported.isTypeOnly && targetOf(file, imported) === null)
    .map(({ specifier }) => specifier);

const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

describe('code that runs at request time', () => {
  const reached = reachedFrom([...ENTRIES, LAYOUT]);
  const imported = new Map(reached.map((file) => [file, outsideOf(file)]));

  it('answers exactly the listed routes, which are not made at build', () => {
    const dynamicRoutes = code.filter(
      ({ path, text }) =>
        /^app\/.*(?:page|route)\.tsx?$/.test(path) &&
        (text.includes("dynamic = 'force-dynamic'") || text.includes('searchParams')),
    );
    expect(dynamicRoutes.map(({ path }) => path)).toEqual(DYNAMIC_ROUTES);
    expect(reached.length).toBeGreaterThan(100);
  });

  it('loads exactly the listed packages: no package that draws, builds or compiles', () => {
    const packages = [...imported.values()]
      .flat()
      .filter((specifier) => !isBuiltin(specifier))
      .map(packageOf);
    expect([...new Set(packages)].sort()).toEqual(PACKAGES);
  });

  it('reaches the disk, the network and threads by the listed modules only', () => {
    const nodeImports = [...imported]
      .map(([{ path }, specifiers]) => [path, specifiers.filter(isOutside).sort()] as const)
      .filter(([, builtins]) => builtins.length > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    expect(Object.fromEntries(nodeImports)).toEqual(NODE_IMPORTS);
  });
});

it('the site’s function knows no host: it imports nothing of Node', () => {
  const hostlessFiles = code.filter(({ path }) => /^lib\/(?:http|server\/site)\//.test(path));
  expect(hostlessFiles.length).toBeGreaterThan(15);
  const nodeImportsFound = hostlessFiles.flatMap((file) =>
    outsideOf(file)
      .filter(isBuiltin)
      .map((specifier) => `${file.path} → ${specifier}`),
  );
  expect(nodeImportsFound).toEqual([]);
});

it('no file imports a private module of Next, from next/dist', () => {
  const files = filesBelow(['app', 'components', 'lib', 'scripts']);
  const nextImports = files.flatMap(({ path, text }) =>
    (text.match(/['"]next\/dist\/[^'"]+['"]/g) ?? []).map((name) => `${path} → ${name}`),
  );
  expect(nextImports).toEqual([]);
});
