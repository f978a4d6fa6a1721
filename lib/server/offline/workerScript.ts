import 'server-only';
import { build } from 'esbuild';
import { join } from 'node:path';
import { isKeepingOff } from '@/lib/server/environment';

/** Bundles the service worker, once, when the site is built: the one that answers, or the one that retires it. */
export async function workerScript(): Promise<string> {
  const root = process.cwd();
  const entry = isKeepingOff() ? 'app/sw.js/retired.ts' : 'app/sw.js/worker.ts';
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(/* turbopackIgnore: true */ root, entry)],
    alias: { '@': /* turbopackIgnore: true */ root },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`${entry} : esbuild n’a rien produit.`);
  return script.text;
}
