import { build, type Plugin } from 'esbuild';

/** Packages outside of the bundles: native ones, and clients loaded on demand. */
const EXTERNAL = ['sharp', '@redis/client', '@opentelemetry/*'];

/** esbuild plugin that starts the feed's reader thread from its own bundle, beside the server's. */
const readerThread: Plugin = {
  name: 'reader-thread',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]reader[\\/]startReader\.ts$/ }, async ({ path }) => {
      const { readFile } = await import('node:fs/promises');
      const text = await readFile(path, 'utf8');
      const bundledText = text.replace('./readerThread.ts', './readerThread.mjs');
      if (bundledText === text)
        throw new Error(`${path}: « ./readerThread.ts » is expected in it.`);
      return { contents: bundledText, loader: 'ts' };
    });
  },
};

/** Bundles the programs of the Node host: the server, the reader thread of feeds, and the drawing of pictures. */
export async function bundleHost(root: string, folder: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'lib/server/hosts/node/main.ts',
      readerThread: 'lib/server/feed/reader/readerThread.ts',
      drawPictures: 'lib/server/hosts/node/drawPictures.ts',
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    alias: { '@': root },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.9',
    conditions: ['react-server'],
    external: EXTERNAL,
    plugins: [readerThread],
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'warning',
    legalComments: 'none',
  });
}
