import type { NextConfig } from 'next';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'valibot';
import { expandRedirects, RedirectsSchema } from './lib/site/addresses/redirects';
import { compileBeforeHydration } from './scripts/build/image/beforeHydration';
import { UNDECODABLE_PATH } from './lib/site/undecodablePath';

// No shell's own way to set a variable: the site is also built on Windows.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

/** Reads the guessed addresses of content/redirects.json; a number stands for the episode whose file begins with it. */
function guessedAddresses(): readonly (readonly [string, string])[] {
  const records: unknown = JSON.parse(readFileSync('content/redirects.json', 'utf8'));
  const episodes = readdirSync('content/episodes').flatMap((file) => {
    const [, number] = /^episode-(\d+)/.exec(file) ?? [];
    const path = `/episodes/${file.replace(/\.json$/, '')}`;
    return number === undefined ? [] : [{ number: Number(number), path }];
  });
  return [...expandRedirects(parse(RedirectsSchema, records), episodes)];
}

const config: NextConfig = {
  poweredByHeader: false,
  typedRoutes: true,
  // Finishes what is built into the site image, which is all that is served (lib/server/site).
  adapterPath: resolve('scripts/build/adapter.mjs'),
  // `npm run check` does it: whoever starts the site for the first time does not wait for it.
  typescript: { ignoreBuildErrors: true },
  compress: false,
  // Pictures are made ahead, in the sizes that they are shown in.
  images: { unoptimized: true },
  // Small sheets, each page its own: they are written into the page as one element (docs/decisions.md).
  experimental: { cssChunking: { type: 'graph', requestCost: 2000 } },
  // Known to the pages in the browser as well: without « Emporter » they have no button for it.
  env: {
    OFFLINE: process.env.OFFLINE?.trim() === 'off' ? 'off' : 'on',
    // The script that every page begins with (app/layout.tsx).
    BEFORE_HYDRATION: compileBeforeHydration(),
  },
  // What stays outside of the build: esbuild bundles the service worker meanwhile (app/sw.js), the client of a shared
  // store is optional, loaded when FEED_STORE_URL is set, and undici has no place on an edge host (scripts/hosts).
  serverExternalPackages: ['esbuild', '@redis/client', 'undici'],
  // `next dev` only: what is built answers by itself (lib/server/site/site.ts).
  redirects: async () => [
    { source: UNDECODABLE_PATH, destination: '/', permanent: false },
    ...guessedAddresses().map(([source, destination]) => ({
      source,
      destination,
      permanent: true,
    })),
  ],
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [],
    // A link to nowhere, followed inside the site, gets its page without a reload: the sound goes on.
    // A direct visit still gets the real 404.
    fallback: [
      {
        source: '/:path*',
        has: [{ type: 'header', key: 'rsc', value: '1' }],
        destination: '/introuvable',
      },
    ],
  }),
};

export default config;
