import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { KnownFile } from '@/lib/server/hosts/edge/fileSystem';

/** Manifests of the build that Next's entry points read, below `.next`. */
const MANIFESTS = [
  'build-manifest.json',
  'routes-manifest.json',
  'server/next-font-manifest.json',
  'server/prefetch-hints.json',
  'server/preview-props.json',
  'server/server-reference-manifest.json',
];

/** Reads the manifests of the build that entry points require, by path. */
export async function manifestsOf(
  root: string,
  pages: readonly string[],
): Promise<readonly (readonly [string, KnownFile])[]> {
  const pageManifests = await Promise.all(
    pages.map(async (page) => {
      const folder = `server/app${page}/page`;
      return (await readdir(join(root, '.next', folder))).map((name) => `${folder}/${name}`);
    }),
  );
  const readManifest = (path: string): Promise<string> =>
    readFile(join(root, '.next', path), 'utf8');
  const texts = await Promise.all(
    [...MANIFESTS, ...pageManifests.flat()].map(async (path): Promise<[string, string]> => [
      path,
      await readManifest(path),
    ]),
  );
  const { preview, version } = JSON.parse(await readManifest('prerender-manifest.json'));
  // Remove absolute paths of the build machine.
  const { config } = JSON.parse(
    (await readManifest('required-server-files.json')).replaceAll(root, ''),
  );
  const references = await Promise.all(
    pages.map(async (page): Promise<[string, string]> => {
      const path = `server/app${page}/page_client-reference-manifest.js`;
      return [path, evaluateManifest(await readManifest(path))];
    }),
  );
  const manifests: readonly (readonly [string, string])[] = [
    ...texts,
    ...references,
    // Empty the routes: prerendered pages are served from the image, not by the entry points.
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
  return manifests.map(([path, text]) => [
    `.next/${path}`,
    { size: text.length, modifiedAt: 0, text },
  ]);
}

/** Evaluates a manifest written as a script, since edge hosts forbid compilation; returns its value as JSON. */
function evaluateManifest(script: string): string {
  const context: Record<string, unknown> = {};
  runInNewContext(script, context);
  return JSON.stringify(context);
}

/** Replacement of `node:vm`, used by Next only to read manifests, which `evaluateManifest` has turned into JSON. */
export const VM_MODULE =
  'export const runInNewContext = (text, context) => void Object.assign(context, JSON.parse(text));';
