import { build, type Metafile, type OutputFile, type Plugin } from 'esbuild';
import { gzipSync } from 'node:zlib';

/**
 * Creates an esbuild plugin that excludes all modules but a tool's own, and shortens paths as a
 * production bundler does.
 */
function ownModulesOnly(ownPaths: RegExp, shorten: (path: string) => string): Plugin {
  return {
    name: 'only-own',
    setup(bundler) {
      bundler.onResolve({ filter: /.*/ }, ({ path, kind }) => {
        if (kind === 'entry-point') return null;
        if (path.endsWith('.module.css')) return { path, namespace: 'sheet' };
        const isOwn = path.startsWith('@/') && ownPaths.test(path.slice(2));
        return isOwn || path.startsWith('.') ? null : { path: shorten(path), external: true };
      });
      bundler.onLoad({ filter: /.*/, namespace: 'sheet' }, () => ({
        contents: 'export default {}',
        loader: 'js',
      }));
    },
  };
}

/** Creates a function that numbers paths. */
function numberPaths(): (path: string) => string {
  const paths: string[] = [];
  return (path) => String(paths.includes(path) ? paths.indexOf(path) : paths.push(path) - 1);
}

/** Bundles entries as they are served, with their own modules only. */
export const bundled = (
  entryPoints: readonly string[],
  ownPaths: RegExp,
  shorten = numberPaths(),
): Promise<{ readonly outputFiles: OutputFile[]; readonly metafile: Metafile }> =>
  build({
    entryPoints: [...entryPoints],
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: 'out',
    alias: { '@': '.' },
    plugins: [ownModulesOnly(ownPaths, shorten)],
  });

/** Measures the size of scripts together, in bytes after gzip -9. */
export const weightOf = (scripts: readonly OutputFile[]): number =>
  gzipSync(scripts.map(({ text }) => text).join('\n'), { level: 9 }).length;
