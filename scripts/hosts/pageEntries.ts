import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The compiled chunks that code of the build names: they are required by computed names, which no bundler follows. */
const CHUNK = /\\?"(server\/chunks\/ssr\/[^"\\]+\.js)\\?"/g;

/** The runtime of the chunks, in which a chunk is required by a computed name. */
const RUNTIME = '[turbopack]_runtime.js';

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

/** Stands for what starts a server's instrumentation, which the site does not have. */
export const INSTRUMENTATION_MODULE = [
  'getInstrumentationModule',
  'instrumentationOnRequestError',
  'ensureInstrumentationRegistered',
  'ensureInstrumentationRegisteredWithDeferredSpans',
]
  .map((name) => `export const ${name} = async () => undefined;`)
  .join('\n');
