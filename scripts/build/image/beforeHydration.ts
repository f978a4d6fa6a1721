import { buildSync } from 'esbuild';

/**
 * Compiles the script that every page begins with (components/site/beforeHydration), as it is sent.
 *
 * @throws Error where esbuild makes nothing of it
 */
export function compileBeforeHydration(root = process.cwd()): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ['components/site/beforeHydration/main.ts'],
    alias: { '@': root },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  const [script] = outputFiles;
  if (!script) throw new Error('components/site/beforeHydration: esbuild made nothing of it.');
  return script.text.trim();
}
