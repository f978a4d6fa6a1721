import 'server-only';
import { build } from 'esbuild';
import { join } from 'node:path';

/**
 * Bundles a script outside of the framework's bundles, once, during the build.
 * @param entry path of its file from the root of the project
 * @throws Error when esbuild yields no output
 */
export async function bundleScript(entry: string): Promise<string> {
  const root = process.cwd();
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
