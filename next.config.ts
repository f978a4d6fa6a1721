import type { NextConfig } from 'next';
import { resolve } from 'node:path';
import { UNDECODABLE_PATH } from './lib/site/undecodablePath';

const SECURITY_HEADERS = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

/** Other sites may frame the player of `/embed`, whose own policy says so, and nothing else. */
const NOT_FRAMED = { key: 'X-Frame-Options', value: 'SAMEORIGIN' };

/** For what is not a page: nothing in it may be run or framed. Pages get theirs from the cache handler. */
const DATA_POLICY = {
  key: 'Content-Security-Policy',
  value: "default-src 'none'; frame-ancestors 'none'",
};

const ONE_DAY = {
  key: 'Cache-Control',
  value: 'public, max-age=86400, stale-while-revalidate=604800',
};

const config: NextConfig = {
  poweredByHeader: false,
  typedRoutes: true,
  cacheHandler: resolve('lib/server/security/cspCacheHandler.cjs'),
  images: {
    formats: ['image/avif', 'image/webp'],
    qualities: [60],
    deviceSizes: [480, 960],
    imageSizes: [96, 192],
    localPatterns: [{ pathname: '/covers/**', search: '' }],
    remotePatterns: [],
    minimumCacheTTL: 2_678_400,
    maximumRedirects: 0,
    dangerouslyAllowSVG: false,
  },
  headers: async () => [
    { source: '/:path*', headers: SECURITY_HEADERS },
    { source: '/((?!embed/).*)', headers: [NOT_FRAMED] },
    { source: '/api/:path*', headers: [DATA_POLICY] },
    { source: '/feed.xml', headers: [DATA_POLICY] },
    {
      source: '/:folder(assets|audio|covers|icons|maps|partage|quizz|tools)/:path*',
      headers: [ONE_DAY],
    },
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
        has: [{ type: 'header', key: 'rsc' }],
        destination: '/introuvable',
      },
    ],
  }),
};

export default config;
