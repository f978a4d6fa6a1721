import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** References to compiled chunks, which are required by computed names that no bundler resolves. */
const CHUNK_PATH = /\\?"(server\/chunks\/ssr\/[^"\\]+\.js)\\?"/g;

/** The chunks' runtime, which requires chunks by computed names. */
const RUNTIME = '[turbopack]_runtime.js';

/** Lists the chunks that pages require, directly or through other chunks, as the runtime names them. */
export function chunksOf(root: string, pages: readonly string[]): readonly string[] {
  const chunks = new Set<string>();
  const addChunksOf = (file: string): void => {
    for (const [, chunk = ''] of readFileSync(join(root, '.next', file), 'utf8').matchAll(
      CHUNK_PATH,
    )) {
      if (chunks.has(chunk) || !existsSync(join(root, '.next', chunk))) continue;
      chunks.add(chunk);
      addChunksOf(chunk);
    }
  };
  for (const page of pages) {
    addChunksOf(`server/app${page}/page.js`);
    addChunksOf(`server/app${page}/page_client-reference-manifest.js`);
  }
  return [...chunks];
}

/** Writes the replacement of `loadEntry.ts`: the entry points of pages, each loaded on demand. */
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
 * Rewrites the chunks' runtime to require chunks by literal names.
 * @throws Error when the runtime is not as expected
 */
export function boundRuntime(text: string, chunks: readonly string[]): string {
  const withRequire = text.replaceAll('require(resolved)', 'requireChunk(chunkPath)');
  const boundText = withRequire.replace(
    'raw = await import(id)',
    'throw new Error(`${id} is not here.`)',
  );
  if (withRequire === text || boundText === withRequire)
    throw new Error(
      `${RUNTIME}: « require(resolved) » and « await import(id) » are expected in it.`,
    );
  const cases = chunks.map(
    (chunk) =>
      `case ${JSON.stringify(chunk)}: return require(${JSON.stringify(`../../../${chunk}`)});`,
  );
  return `${boundText}
function requireChunk(path) {
  switch (path) { ${cases.join('\n')} }
  throw new Error(path + ' is not in the bundle.');
}`;
}

/** Replacement of the module that starts a server's instrumentation, which the site does not use. */
export const INSTRUMENTATION_MODULE = [
  'getInstrumentationModule',
  'instrumentationOnRequestError',
  'ensureInstrumentationRegistered',
  'ensureInstrumentationRegisteredWithDeferredSpans',
]
  .map((name) => `export const ${name} = async () => undefined;`)
  .join('\n');
