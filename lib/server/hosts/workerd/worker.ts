import 'server-only';
import { waitUntil } from 'cloudflare:workers';
import { currentFeed } from '@/lib/server/feed/snapshot/currentFeed';
import { createEdgeSite } from '@/lib/server/hosts/edge/edgeSite';
import { openBody } from '@/lib/server/hosts/workerd/openBody';

/**
 * The site of this isolate, created at its first request: Workers forbid random values and asynchronous work at load.
 */
let sitePromise: ReturnType<typeof createEdgeSite> | null = null;

async function respond(request: Request): Promise<Response> {
  sitePromise ??= createEdgeSite(openBody);
  const { status, headers, body } = await (await sitePromise)(request);
  // Stored bodies are already encoded.
  const init: ResponseInit & { readonly encodeBody: 'manual' } = {
    status,
    headers,
    encodeBody: 'manual',
  };
  return new Response(body, init);
}

/** The Workers module of the site. */
const worker = {
  fetch(request: Request): Promise<Response> {
    const responsePromise = respond(request);
    // A promise shared by requests settles only while its creating request lives: keep that request alive.
    waitUntil(responsePromise);
    return responsePromise;
  },

  /** Refreshes the feed on the platform's schedule, even without visitors. */
  async scheduled(): Promise<void> {
    await currentFeed();
  },
};

export default worker;
