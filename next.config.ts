import type { NextConfig } from 'next';
import { resolve } from 'node:path';
import { UNDECODABLE_PATH } from './lib/site/undecodablePath';

const config: NextConfig = {
  poweredByHeader: false,
  typedRoutes: true,
  // proxy.ts must tell a page from the data of one that is open: it sees the headers and the query as they came.
  skipProxyUrlNormalize: true,
  cacheHandler: resolve('lib/server/security/cspCacheHandler.cjs'),
  // The front (lib/server/http) compresses, and sets the headers of every answer.
  compress: false,
  // Pictures are made ahead, in the sizes that they are shown in.
  images: { unoptimized: true },
  // Small sheets, each page its own: the front writes them into the page, where one more costs a hash in the policy and
  // no request (docs/decisions.md).
  experimental: { cssChunking: { type: 'graph', requestCost: 3000 } },
  // Known to the pages in the browser as well: without « Emporter » they have no button for it.
  env: { OFFLINE: process.env.OFFLINE?.trim() === 'off' ? 'off' : 'on' },
  // What stays outside of the build: esbuild bundles the service worker meanwhile (app/sw.js), and the clients of a
  // shared store and of a collector are optional, loaded when FEED_STORE_URL and OTEL_EXPORTER_OTLP_ENDPOINT are set.
  serverExternalPackages: [
    'esbuild',
    '@redis/client',
    '@opentelemetry/api',
    '@opentelemetry/context-async-hooks',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace',
  ],
  redirects: async () => [{ source: UNDECODABLE_PATH, destination: '/', permanent: false }],
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
