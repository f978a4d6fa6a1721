import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { KnownFile } from '@/lib/server/hosts/edge/fileSystem';

/** The compiled chunks that code of the build names: they are required by computed names, which no bundler follows. */
const CHUNK = /\\?"(server\/chunks\/ssr\/[^"\\]+\.js)\\?"/g;

/** The runtime of the chunks, in which a chunk is required by a computed name. */
const RUNTIME = '[turbopack]_runtime.js';

/** What Next's entry points read of the build, below `.next`. */
const MANIFESTS = [
  'build-manifest.json',
  'routes-manifest.json',
  'server/next-font-manifest.json',
  'server/prefetch-hints.json',
  'server/preview-props.json',
  'server/server-reference-manifest.json',
];

/** Lists the chunks that pages are made of, themselves included, as the runtime names them. */
export function chunksOf(root: string, pages: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const follow = (file: string): void => {
    for (const [, chunk = ''] of readFileSync(join(root, '.next', file), 'utf8').matchAll(
      CHUNK,
    )) {
      if (found.has(chunk) || !existsSync(join(root, '.next', chunk))) continue;
      found.add(chunk);
      follow(chunk);
    }
  };
  for (const page of pages) {
    follow(`server/app${page}/page.js`);
    follow(`server/app${page}/page_client-reference-manifest.js`);
  }
  return [...found];
}

/** Writes the module that stands for `loadEntry.ts`: the entry points of pages, each loaded when it is asked for. */
export const entriesModule = (pages: readonly string[]): string => `
const entries = {${pages
  .map(
    (page) =>
      `${JSON.stringify(page)}: () => require(${JSON.stringify(`./.next/server/app${page}/page.js`)})`,
  )
  .join(',\n')}};
export const loadEntry = (root, path) => entries[path]();
`;

/**
 * Has the runtime of the chunks require them by name.
 *
 * @throws Error when it is not written as expected
 */
export function boundRuntime(text: string, chunks: readonly string[]): string {
  const required = text.replaceAll('require(resolved)', 'requireChunk(chunkPath)');
  const bound = required.replace(
    'raw = await import(id)',
    'throw new Error(`${id} is not here.`)',
  );
  if (required === text || bound === required)
    throw new Error(
      `${RUNTIME}: « require(resolved) » and « await import(id) » are expected in it.`,
    );
  const cases = chunks.map(
    (chunk) =>
      `case ${JSON.stringify(chunk)}: return require(${JSON.stringify(`../../../${chunk}`)});`,
  );
  return `${bound}
function requireChunk(path) {
  switch (path) { ${cases.join('\n')} }
  throw new Error(path + ' is not in the bundle.');
}`;
}

/** Reads the manifests of the build that the entry points ask for, by their paths. */
export async function manifestsOf(
  root: string,
  pages: readonly string[],
): Promise<readonly (readonly [string, KnownFile])[]> {
  const ofPages = await Promise.all(
    pages.map(async (page) => {
      const folder = `server/app${page}/page`;
      return (await readdir(join(root, '.next', folder))).map((name) => `${folder}/${name}`);
    }),
  );
  const read = (path: string): Promise<string> => readFile(join(root, '.next', path), 'utf8');
  const texts = await Promise.all(
    [...MANIFESTS, ...ofPages.flat()].map(async (path): Promise<[string, string]> => [
      path,
      await read(path),
    ]),
  );
  const { preview, version } = JSON.parse(await read('prerender-manifest.json'));
  const { config } = JSON.parse(await read('required-server-files.json'));
  const references = await Promise.all(
    pages.map(async (page): Promise<[string, string]> => {
      const path = `server/app${page}/page_client-reference-manifest.js`;
      return [path, evaluated(await read(path))];
    }),
  );
  const whole: readonly (readonly [string, string])[] = [
    ...texts,
    ...references,
    // Pages that are finished are in the image: none is looked for here.
    [
      'prerender-manifest.json',
      JSON.stringify({ version, preview, routes: {}, dynamicRoutes: {}, notFoundRoutes: [] }),
    ],
    // Without the folders of the machine that built it.
    [
      'required-server-files.json',
      JSON.stringify({
        version: 1,
        config: { ...config, adapterPath: undefined, cacheMaxMemorySize: 0 },
        appDir: '/',
        relativeAppDir: '',
        files: [],
        ignore: [],
      }),
    ],
  ];
  return whole.map(([path, text]) => [
    `.next/${path}`,
    { size: text.length, modifiedAt: 0, text },
  ]);
}

/** Runs a manifest that is written as a script, for a host that compiles nothing; returns what it sets, as JSON. */
function evaluated(script: string): string {
  const context: Record<string, unknown> = {};
  runInNewContext(script, context);
  return JSON.stringify(context);
}

/** Stands for `node:vm`, which only such manifests need: they are JSON by now. */
export const VM_MODULE =
  'export const runInNewContext = (text, context) => void Object.assign(context, JSON.parse(text));';

/** Stands for what starts a server's instrumentation, which the site does not have. */
export const INSTRUMENTATION_MODULE = [
  'getInstrumentationModule',
  'instrumentationOnRequestError',
  'ensureInstrumentationRegistered',
  'ensureInstrumentationRegisteredWithDeferredSpans',
]
  .map((name) => `export const ${name} = async () => undefined;`)
  .join('\n');
