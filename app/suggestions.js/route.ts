import { bundleScript } from '@/lib/server/bundleScript';

export const dynamic = 'force-static';

/** The script of the page that says that nothing is at an address: no other page asks for it. */
export const GET = async (): Promise<Response> =>
  new Response(await bundleScript('app/suggestions.js/suggestions.ts'), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    },
  });
