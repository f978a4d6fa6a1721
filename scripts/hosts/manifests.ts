import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { KnownFile } from '@/lib/server/hosts/edge/fileSystem';

/** What Next's entry points read of the build, below `.next`. */
const MANIFESTS = [
  'build-manifest.json',
  'routes-manifest.json',
  'server/next-font-manifest.json',
  'server/prefetch-hints.json',
  'server/preview-props.json',
  'server/server-reference-manifest.json',
];

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
  // Without the folders of the machine that built it.
  const { config } = JSON.parse(
    (await read('required-server-files.json')).replaceAll(root, ''),
  );
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
    [
      'required-server-files.json',
      JSON.stringify({
        version: 1,
        config: { ...config, cacheMaxMemorySize: 0 },
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
