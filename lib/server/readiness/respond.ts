import 'server-only';
import { readiness } from '@/lib/server/readiness/readiness';

const HEADERS = { 'Cache-Control': 'no-store' };

/** Builds the liveness response: 200 as long as the process answers. */
export const healthResponse = (): Response =>
  Response.json({ status: 'ok' }, { headers: HEADERS });

/** Builds the readiness response for a load balancer or a monitor. */
export const readyResponse = async (): Promise<Response> =>
  Response.json(await readiness(), { headers: HEADERS });
