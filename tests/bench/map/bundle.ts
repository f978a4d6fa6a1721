import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { CONTESTANTS } from '@/tests/bench/map/contestants';

/** The pages' scripts and style sheets by file name, minified, as in production. */
export async function bundlePages(): Promise<ReadonlyMap<string, Uint8Array>> {
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(
      CONTESTANTS.map(({ page, file }) => [page, join('tests/bench/map/pages', file)]),
    ),
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.png': 'dataurl' },
    logLevel: 'warning',
  });
  return new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
}
