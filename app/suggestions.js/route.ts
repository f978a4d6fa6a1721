import { bundleScript } from '@/lib/server/bundleScript';

export const dynamic = 'force-static';

/** Serves the script of the 404 page, which no other page loads. */
export const GET = async (): Promise<Response> =>
  new Response(await bundleScript('app/suggestions.js/suggestions.ts'), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    },
  });
