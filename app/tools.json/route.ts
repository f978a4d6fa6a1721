import { loadTools } from '@/lib/server/content/tools';

export const dynamic = 'force-static';

export const GET = (): Response => Response.json(loadTools());
