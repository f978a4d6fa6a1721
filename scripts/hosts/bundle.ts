import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { KINSHIP_PATH } from '@/lib/genealogy/address';
import type { KnownFiles } from '@/lib/server/hosts/edge/fileSystem';
import { PAGES } from '@/lib/site/pages';
import type { EdgeHost } from '@/scripts/hosts/hostProcess';
import { VM_MODULE } from '@/scripts/hosts/manifests';
import {
  boundRuntime,
  chunksOf,
  entriesModule,
  INSTRUMENTATION_MODULE,
} from '@/scripts/hosts/pageEntries';

/** Entry module of each edge host, in its folder of `lib/server/hosts`. */
const ENTRY_MODULES: Readonly<Record<EdgeHost, string>> = { workerd: 'worker', deno: 'main' };

/** Pages rendered at request time. */
export const LIVE_PAGES = [PAGES.episodes.path, KINSHIP_PATH];

/** Returns the modules that need Node, with their replacements on an edge host. */
const replacements = (host: EdgeHost): ReadonlyMap<string, string> =>
  new Map([
    ['lib/server/feed/snapshot/feedHost.ts', reexport(`lib/server/hosts/${host}/feedHost`)],
    ['lib/server/feed/upstream/openUrl.ts', reexport('lib/server/hosts/edge/openUrl')],
    ['lib/server/readiness/machine.ts', reexport('lib/server/hosts/edge/machine')],
    ['lib/server/hosts/node/loadEntry.ts', entriesModule(LIVE_PAGES)],
  ]);

const reexport = (module: string): string => `export * from '@/${module}';`;

/** Modules of Next that rendering pages never reaches, left out of the bundle. */
const EXCLUDED_PACKAGES =
  /^(?:@redis\/client|@opentelemetry\/sdk|@opentelemetry\/exporter|critters|undici-)/;

/** Namespace of the replacement modules in esbuild. */
const REPLACEMENT_NAMESPACE = 'stands-in';

/**
 * Bundles the site for an edge host into one module: its function, its routes, Next's entry points of the pages
 * rendered at request time, and the files that they read.
 * @param folder in which the module is written
 * @returns the module's bytes, uncompressed and in gzip
 */
export async function bundleEdge(
  root: string,
  host: EdgeHost,
  knownFiles: KnownFiles,
  folder: string,
): Promise<{ readonly bytes: number; readonly gzip: number }> {
  const outfile = join(folder, `${ENTRY_MODULES[host]}.mjs`);
  await build({
    absWorkingDir: root,
    entryPoints: [`lib/server/hosts/${host}/${ENTRY_MODULES[host]}.ts`],
    outfile,
    alias: { '@': root },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'es2023',
    conditions: ['react-server'],
    external: ['node:*', 'cloudflare:*'],
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.NEXT_RUNTIME': '"nodejs"',
      __dirname: '"/"',
      __filename: '"/.next/server/chunks/ssr/runtime.js"',
    },
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom('file:///site.js');",
    },
    plugins: [edgeHost(root, host, knownFiles)],
    logLevel: 'warning',
    legalComments: 'none',
  });
  const moduleBytes = await readFile(outfile);
  return { bytes: moduleBytes.length, gzip: gzipSync(moduleBytes).length };
}

function edgeHost(root: string, host: EdgeHost, knownFiles: KnownFiles): Plugin {
  const replacementByPath = replacements(host);
  const unusedPaths = new Set(replacementByPath.keys());
  const modules: Readonly<Record<string, () => string>> = {
    fs: () => fileSystemModule(knownFiles),
    vm: () => VM_MODULE,
    instrumentation: () => INSTRUMENTATION_MODULE,
    none: () => 'module.exports = {};',
  };
  const replacementOf = (path: string) => ({ path, namespace: REPLACEMENT_NAMESPACE });
  return {
    name: 'edge-host',
    setup({ onEnd, onLoad, onResolve }) {
      onResolve({ filter: /^(?:node:)?(?:fs|vm)$/ }, ({ path }) =>
        replacementOf(path.replace('node:', '')),
      );
      onResolve({ filter: /instrumentation-globals\.external/ }, () =>
        replacementOf('instrumentation'),
      );
      onResolve({ filter: EXCLUDED_PACKAGES }, () => replacementOf('none'));
      onResolve({ filter: /^@opentelemetry\/api$/ }, () => ({
        path: join(root, 'node_modules/next/dist/compiled/@opentelemetry/api/index.js'),
      }));
      onResolve({ filter: /^[a-z_]+(?:\/[a-z_]+)?$/ }, ({ path }) =>
        builtinModules.includes(path) ? { path: `node:${path}`, external: true } : undefined,
      );
      onLoad({ filter: /.*/, namespace: REPLACEMENT_NAMESPACE }, ({ path }) => ({
        contents: modules[path]?.() ?? '',
        resolveDir: root,
      }));
      onLoad({ filter: /[\\/]lib[\\/]server[\\/].*\.ts$/ }, async ({ path }) => {
        const name = relative(root, path).split(sep).join('/');
        const contents = replacementByPath.get(name);
        unusedPaths.delete(name);
        return contents === undefined ? undefined : { contents, resolveDir: root };
      });
      onEnd(() => {
        if (unusedPaths.size > 0)
          throw new Error(`${[...unusedPaths].join(', ')}: expected in the bundle of ${host}.`);
      });
      onLoad({ filter: /\[turbopack\]_runtime\.js$/ }, async ({ path }) => ({
        contents: boundRuntime(await readFile(path, 'utf8'), chunksOf(root, LIVE_PAGES)),
      }));
    },
  };
}

/** Writes the replacement of `node:fs`. */
const fileSystemModule = (knownFiles: KnownFiles): string => `
import promises from 'node:fs/promises';
import { createFileSystem } from '@/lib/server/hosts/edge/fileSystem';
export { promises };
const files = createFileSystem(JSON.parse(${JSON.stringify(JSON.stringify(knownFiles))}));
export const { existsSync, readFileSync, readdirSync, statSync } = files;
export default { ...files, promises };
`;
