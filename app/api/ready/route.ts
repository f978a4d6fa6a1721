import { readiness } from '@/lib/server/readiness';

export const dynamic = 'force-dynamic';

/** What a balancer or a watcher asks before it sends visitors; /api/health says only that the process answers. */
export const GET = async (): Promise<Response> =>
  Response.json(await readiness(), { headers: { 'Cache-Control': 'no-store' } });
