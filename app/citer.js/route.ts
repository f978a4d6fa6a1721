import { bundleScript } from '@/lib/server/bundleScript';

export const dynamic = 'force-static';

/** Serves the script of « Citer cette page », which a page loads when its references are first opened. */
export const GET = async (): Promise<Response> =>
  new Response(await bundleScript('app/citer.js/cite.ts'), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    },
  });
