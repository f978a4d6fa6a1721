import 'server-only';
import { readiness } from '@/lib/server/readiness/readiness';

const HEADERS = { 'Cache-Control': 'no-store' };

/** Says that the server answers; nothing else is looked at. */
export const healthResponse = (): Response =>
  Response.json({ status: 'ok' }, { headers: HEADERS });

/** Says what serving depends on, for a balancer or a watcher that asks before it sends visitors. */
export const readyResponse = async (): Promise<Response> =>
  Response.json(await readiness(), { headers: HEADERS });
