import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { filesBelow, importsOf, targetOf, type SourceFile } from '@/tests/architecture/sources';

/** What runs while a visitor waits: the rest of `app/` is made at build. */
const ENTRIES = [
  'app/api/feed/latest/route.ts',
  'app/api/feed/route.ts',
  'app/api/health/route.ts',
  'app/api/oembed/route.ts',
  'app/api/ready/route.ts',
  'app/embed/[slug]/route.ts',
  'app/episodes/[slug]/paquet.json/route.ts',
  'app/episodes/page.tsx',
  'app/feed.xml/route.ts',
  'app/hors-ligne/paquet.json/route.ts',
  'app/outils/arbre-genealogique/lien/page.tsx',
];

/** And what stands around or before it, at the root of the project but for the layout. */
const AROUND = ['proxy.ts', 'instrumentation.ts'];
const LAYOUT = 'app/layout.tsx';

/** The packages that it may load; each is one more thing that another host than Node would have to run. */
const PACKAGES = [
  '@opentelemetry/api',
  '@opentelemetry/context-async-hooks',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
  '@redis/client',
  'clsx',
  'entities',
  'next',
  'react',
  'server-only',
  'undici',
  'valibot',
];

/** The parts of Node that other hosts have too: computing, not the world outside. */
const EVERYWHERE = /^node:(?:crypto|path|stream|stream\/promises|zlib)$/;

/**
 * The modules of it that use the disk, the network or a thread, and by what: an edge host would want another for each.
 * Those that read `content/`, `public/` and the build do it once, at start (tests/e2e/http/operating.spec.ts).
 */
const OF_NODE: Readonly<Record<string, readonly string[]>> = {
  'lib/server/beforeHydration.ts': ['node:fs'],
  'lib/server/content/episodes/chapters.ts': ['node:fs'],
  'lib/server/content/episodes/transcripts.ts': ['node:fs'],
  'lib/server/content/files/publicFiles.ts': ['node:fs'],
  'lib/server/content/records.ts': ['node:fs'],
  'lib/server/feed/reader/startReader.ts': ['node:worker_threads'],
  'lib/server/feed/snapshot/replaceFile.ts': ['node:fs/promises'],
  'lib/server/feed/snapshot/stored.ts': ['node:fs', 'node:fs/promises'],
  'lib/server/feed/upstream/openUrl.ts': ['node:dns', 'node:net'],
  'lib/server/feed/upstream/privateAddress.ts': ['node:net'],
  'lib/server/http/files/makeFolder.mjs': ['node:fs/promises'],
  'lib/server/http/paint/styleSheets.mjs': ['node:fs'],
  'lib/server/offline/buildFiles.ts': ['node:fs'],
  'lib/server/offline/packs.ts': ['node:fs'],
  'lib/server/offline/publicItems.ts': ['node:fs'],
  'lib/server/readiness.ts': ['node:fs', 'node:fs/promises'],
};

const code = filesBelow(['app', 'components', 'lib'], ['.ts', '.tsx', '.mjs', '.cjs']);
const roots = AROUND.map((path): SourceFile => ({ path, text: readFileSync(path, 'utf8') }));
const byPath = new Map(
  [...code, ...roots].map((file) => [file.path.replace(/\.(?:tsx?|mjs|cjs)$/, ''), file]),
);
const fileAt = (target: string): SourceFile | undefined =>
  byPath.get(target) ?? byPath.get(target.replace(/\.(?:mjs|cjs|ts)$/, ''));

/** Every file that these lead to, themselves included; types lead nowhere. */
function reachedFrom(entries: readonly string[]): readonly SourceFile[] {
  const reached = new Set<SourceFile>();
  const follow = (file: SourceFile | undefined): void => {
    if (file === undefined || reached.has(file)) return;
    reached.add(file);
    for (const found of importsOf(file))
      if (!found.isTypeOnly) follow(fileAt(targetOf(file, found) ?? ''));
  };
  for (const path of entries) follow(fileAt(path.replace(/\.tsx?$/, '')));
  return [...reached];
}

const isBuiltin = (specifier: string): boolean =>
  specifier.startsWith('node:') || builtinModules.includes(specifier);

const isOutside = (specifier: string): boolean =>
  isBuiltin(specifier) && !EVERYWHERE.test(specifier);

/** Packages and parts of Node that a file imports. */
const outsideOf = (file: SourceFile): readonly string[] =>
  importsOf(file)
    .filter((found) => !found.isTypeOnly && targetOf(file, found) === null)
    .map(({ specifier }) => specifier);

const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

describe('what runs while a visitor waits', () => {
  const reached = reachedFrom([...ENTRIES, ...AROUND, LAYOUT]);
  const imported = new Map(reached.map((file) => [file, outsideOf(file)]));

  it('is every route that is not made at build', () => {
    const made = code.filter(
      ({ path, text }) =>
        /^app\/.*(?:page|route)\.tsx?$/.test(path) &&
        (text.includes("dynamic = 'force-dynamic'") || text.includes('searchParams')),
    );
    expect(made.map(({ path }) => path)).toEqual(ENTRIES);
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
