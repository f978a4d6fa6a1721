import { bundleScript } from '@/lib/server/bundleScript';

export const dynamic = 'force-static';

/** Answers with the script that counts the due cards of a device; one without cards never asks for it. */
export const GET = async (): Promise<Response> =>
  new Response(await bundleScript('app/a-revoir.js/due.ts'), {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    },
  });
