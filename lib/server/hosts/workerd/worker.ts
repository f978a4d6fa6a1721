import 'server-only';
import { waitUntil } from 'cloudflare:workers';
import { currentFeed } from '@/lib/server/feed/snapshot/currentFeed';
import { createEdgeSite } from '@/lib/server/hosts/edge/edgeSite';
import { openBody } from '@/lib/server/hosts/workerd/openBody';

/** Of this isolate; made with its first request, since nothing random or asynchronous may happen before. */
let site: ReturnType<typeof createEdgeSite> | null = null;

async function respond(request: Request): Promise<Response> {
  site ??= createEdgeSite(openBody);
  const { status, headers, body } = await (await site)(request);
  // Bodies are in their coding already.
  const init: ResponseInit & { readonly encodeBody: 'manual' } = {
    status,
    headers,
    encodeBody: 'manual',
  };
  return new Response(body, init);
}

/** The site on Workers: the module whose handlers the platform calls. */
const worker = {
  fetch(request: Request): Promise<Response> {
    const responding = respond(request);
    // What several requests wait for settles only as long as the one that began it lives, whether its visitor stays or not.
    waitUntil(responding);
    return responding;
  },

  /** Visits the podcast's feed when it is due, however few ask for it. */
  async scheduled(): Promise<void> {
    await currentFeed();
  },
};

export default worker;
