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
const DYNAMIC = [
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

/** Packages allowed at request time; each one must run on every host. */
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
 * Modules that use disk, network or threads, with the parts of Node that they import. An edge
 * host's bundle replaces each (scripts/hosts/bundle.ts). Those that read `content/`, `public/` and
 * the build do so once, at start (tests/e2e/http/operating.spec.ts).
 */
const OF_NODE: Readonly<Record<string, readonly string[]>> = {
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
    for (const found of importsOf(file))
      if (!found.isTypeOnly) follow(fileAt(targetOf(file, found) ?? ''));
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
    .filter((found) => !found.isTypeOnly && targetOf(file, found) === null)
    .map(({ specifier }) => specifier);

const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

describe('code that runs at request time', () => {
  const reached = reachedFrom([...ENTRIES, LAYOUT]);
  const imported = new Map(reached.map((file) => [file, outsideOf(file)]));

  it('is every route that is not made at build', () => {
    const made = code.filter(
      ({ path, text }) =>
        /^app\/.*(?:page|route)\.tsx?$/.test(path) &&
        (text.includes("dynamic = 'force-dynamic'") || text.includes('searchParams')),
    );
    expect(made.map(({ path }) => path)).toEqual(DYNAMIC);
    expect(reached.length).toBeGreaterThan(100);
  });

  it('loads these packages and no other: nothing that draws, builds or compiles', () => {
    const packages = [...imported.values()]
      .flat()
      .filter((specifier) => !isBuiltin(specifier))
      .map(packageOf);
    expect([...new Set(packages)].sort()).toEqual(PACKAGES);
  });

  it('reaches the disk, the network and threads by these modules only', () => {
    const used = [...imported]
      .map(([{ path }, specifiers]) => [path, specifiers.filter(isOutside).sort()] as const)
      .filter(([, builtins]) => builtins.length > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    expect(Object.fromEntries(used)).toEqual(OF_NODE);
  });
});

it('the site’s function knows no host: it imports nothing of Node', () => {
  const pure = code.filter(({ path }) => /^lib\/(?:http|server\/site)\//.test(path));
  expect(pure.length).toBeGreaterThan(15);
  const found = pure.flatMap((file) =>
    outsideOf(file)
      .filter(isBuiltin)
      .map((specifier) => `${file.path} → ${specifier}`),
  );
  expect(found).toEqual([]);
});

it('nothing of Next’s inner parts is imported but by its public names', () => {
  const files = filesBelow(['app', 'components', 'lib', 'scripts']);
  const found = files.flatMap(({ path, text }) =>
    (text.match(/['"]next\/dist\/[^'"]+['"]/g) ?? []).map((name) => `${path} → ${name}`),
  );
  expect(found).toEqual([]);
});
