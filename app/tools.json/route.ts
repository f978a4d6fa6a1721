import { loadTools } from '@/lib/server/content/tools';

export const dynamic = 'force-static';

/** Serves the tools of the catalogue. */
export const GET = (): Response => Response.json(loadTools());
