import { basename, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { decimal } from '@/tests/bench/harness/print';
import { listenOnLoopback, type Loopback } from '@/tests/fixtures/http/loopback';

export type Files = ReadonlyMap<string, Uint8Array>;

const MEDIA_TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
};

/** Indexes the contestants' files by the names of their pages. */
export const filesByPage = (
  contestants: readonly { readonly page: string; readonly file: string }[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(contestants.map(({ page, file }) => [page, file]));

const FONTS = ['.woff', '.woff2', '.ttf', '.eot'];

/**
 * Bundles and minifies the pages of a bench; returns scripts and style sheets by file name.
 * @param files entry of each page, by the page's name
 * @param variables of the environment that the pages read
 */
export async function bundlePages(
  folder: string,
  files: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string>> = {},
): Promise<Files> {
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(
      Object.entries(files).map(([page, file]) => [page, join('tests/bench', folder, file)]),
    ),
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    jsx: 'automatic',
    // Next's modules read variables of the environment that Next's bundler inlines.
    define: {
      ...Object.fromEntries(
        Object.entries({ NODE_ENV: 'production', ...variables }).map(([name, value]) => [
          `process.env.${name}`,
          JSON.stringify(value),
        ]),
      ),
      'process.env': '{}',
    },
    loader: {
      ...Object.fromEntries(FONTS.map((extension) => [extension, 'empty' as const])),
      '.png': 'dataurl',
      '.svg': 'dataurl',
      '.gif': 'empty',
      '.less': 'empty',
    },
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
}

/** Formats a file's size after gzip -9, in kB. */
export const kilobytes = (files: Files, name: string): string =>
  decimal(gzipSync(files.get(name) ?? new Uint8Array(), { level: 9 }).length / 1000);

const pageOf = (name: string): string => `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <title>${name}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/${name}.css" />
    <style>
      :root { --font-body-extended: sans-serif; --font-body: sans-serif; --font-display: serif }
      #stage { position: relative; flex: none; width: 1280px; height: 720px; overflow: hidden }
    </style>
  </head>
  <body>
    <div id="stage"></div>
    <script type="module" src="/${name}.js"></script>
  </body>
</html>`;

/** Serves files on a loopback port; an address without extension is the page that runs the script of that name. */
export const serve = (files: Files): Promise<Loopback> =>
  listenOnLoopback(({ url = '/' }, response) => {
    const name = url.slice(1);
    const extension = extname(name);
    if (extension === '') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(name));
      return;
    }
    const file = files.get(name);
    response.writeHead(file ? 200 : 404, {
      'content-type': MEDIA_TYPES[extension] ?? 'application/octet-stream',
      'cache-control': 'max-age=3600',
    });
    response.end(file);
  });
