import type { NextConfig } from 'next';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parse } from 'valibot';
import { expandRedirects, RedirectsSchema } from './lib/site/addresses/redirects';
import { compileFirstScripts } from './scripts/build/image/firstScripts';
import { UNDECODABLE_PATH } from './lib/site/undecodablePath';

// Set here, since shells set variables in different ways and the site is also built on Windows.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

/** Reads the redirects of content/redirects.json; `{n}` stands for the episode whose file begins with that number. */
function guessedAddresses(): readonly (readonly [string, string])[] {
  const records: unknown = JSON.parse(readFileSync('content/redirects.json', 'utf8'));
  const episodes = readdirSync('content/episodes').flatMap((file) => {
    const [, number] = /^episode-(\d+)/.exec(file) ?? [];
    const path = `/episodes/${file.replace(/\.json$/, '')}`;
    return number === undefined ? [] : [{ number: Number(number), path }];
  });
  return [...expandRedirects(parse(RedirectsSchema, records), episodes)];
}

const firstScripts = compileFirstScripts();

const config: NextConfig = {
  poweredByHeader: false,
  typedRoutes: true,
  // Turns the build into the site image, which is what hosts serve (lib/server/site).
  adapterPath: resolve('scripts/build/adapter.mjs'),
  // `npm run check` checks types; the first `npm start` must not wait for it.
  typescript: { ignoreBuildErrors: true },
  compress: false,
  // Pictures are rendered in advance, in the sizes shown.
  images: { unoptimized: true },
  // Split CSS by page in small sheets, which are inlined (docs/decisions.md).
  experimental: {
    cssChunking: { type: 'graph', requestCost: 2000 },
    cpus: availableParallelism(),
    // 398 bytes of script less on every page, in gzip (docs/decisions.md).
    turbopackCrossModuleConstants: true,
    turbopackCjsTreeShaking: true,
  },
  // Also inlined into browser code, where pages without « Emporter » omit its button.
  env: {
    OFFLINE: process.env.OFFLINE?.trim() === 'off' ? 'off' : 'on',
    // The inline scripts at the start of every page (app/layout.tsx).
    APPEARANCE: firstScripts.appearance,
    BEFORE_HYDRATION: firstScripts.beforeHydration,
  },
  // Packages outside of the bundle: esbuild bundles the service worker during the build (app/sw.js), the client of a
  // shared store is optional, loaded with FEED_STORE_URL, and undici cannot run on an edge host (scripts/hosts).
  serverExternalPackages: ['esbuild', '@redis/client', 'undici'],
  // For `next dev` only: the built site redirects by itself (lib/server/site/site.ts).
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
    // A dead link followed within the site shows the not-found page without a reload, which would stop playback. A
    // direct visit gets a 404.
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
