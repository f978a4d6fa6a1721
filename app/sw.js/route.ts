import { workerScript } from '@/lib/server/offline/workerScript';

export const dynamic = 'force-static';

/** The service worker. Its policy is its own: it may ask this site for things, and nothing else. */
export const GET = async (): Promise<Response> =>
  new Response(await workerScript(), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    },
  });
