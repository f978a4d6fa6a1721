import 'server-only';
import type { Pack } from '@/lib/offline/pack';
import { isKeepingOff } from '@/lib/server/environment';

/** Answers with a pack: 410 when nothing is to be kept, as while the site is worked on, 404 when there is none. */
export function respondWithPack(make: () => Pack | null): Response {
  const headers = { 'Cache-Control': 'no-cache' };
  if (isKeepingOff() || process.env.NODE_ENV !== 'production')
    return new Response(null, { status: 410, headers });
  const pack = make();
  return pack === null
    ? new Response(null, { status: 404, headers })
    : Response.json(pack, { headers });
}
