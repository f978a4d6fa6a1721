import { buildSync } from 'esbuild';

/** The scripts that every page begins with (app/layout.tsx), as they are sent. */
export interface FirstScripts {
  /** Shows the chosen appearance (components/site/appearance). */
  readonly appearance: string;
  /** Keeps what a visitor does before React is there (components/site/beforeHydration). */
  readonly beforeHydration: string;
}

/**
 * Compiles the scripts that every page begins with.
 *
 * @throws Error where esbuild makes nothing of one
 */
export const compileFirstScripts = (root = process.cwd()): FirstScripts => ({
  appearance: compile('components/site/appearance/firstPaint.ts', root),
  beforeHydration: compile('components/site/beforeHydration/main.ts', root),
});

function compile(entry: string, root: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: [entry],
    alias: { '@': root },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`${entry}: esbuild made nothing of it.`);
  return script.text.trim();
}
