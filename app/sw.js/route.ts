import { workerScript } from '@/lib/server/offline/workerScript';

export const dynamic = 'force-static';

/** Serves the service worker with its own Content-Security-Policy: the worker may fetch from this site only. */
export const GET = async (): Promise<Response> =>
  new Response(await workerScript(), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    },
  });
