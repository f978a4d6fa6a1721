import { buildSync } from 'esbuild';

/**
 * Compiles the inline script at the start of every page (components/site/beforeHydration).
 * @throws Error when esbuild yields no output
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
