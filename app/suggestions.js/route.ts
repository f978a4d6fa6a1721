import { bundleScript } from '@/lib/server/bundleScript';

export const dynamic = 'force-static';

/** Answers with the script of the 404 page, which no other page asks for. */
export const GET = async (): Promise<Response> =>
  new Response(await bundleScript('app/suggestions.js/suggestions.ts'), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    },
  });
