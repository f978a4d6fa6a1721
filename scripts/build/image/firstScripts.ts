import { buildSync } from 'esbuild';

/** Inline scripts at the start of every page (app/layout.tsx), minified. */
interface FirstScripts {
  /** Applies the stored appearance (components/site/appearance). */
  readonly appearance: string;
  /** Records a visitor's input before hydration (components/site/beforeHydration). */
  readonly beforeHydration: string;
}

/**
 * Compiles the inline scripts at the start of every page.
 * @throws Error when esbuild yields no output
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
