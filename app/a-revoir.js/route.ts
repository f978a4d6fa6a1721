import { bundleScript } from '@/lib/server/bundleScript';

export const dynamic = 'force-static';

/** Serves the script that counts the due cards of a device; a device without cards never requests it. */
export const GET = async (): Promise<Response> =>
  new Response(await bundleScript('app/a-revoir.js/due.ts'), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    },
  });
