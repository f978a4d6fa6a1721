import { namesIndex } from '@/lib/server/search/siteIndex';

export const dynamic = 'force-static';

/** Serves the first part of the search index: the names of everything that has a page. */
export const GET = (): Response => Response.json(namesIndex());
