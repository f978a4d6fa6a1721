import { namesIndex } from '@/lib/server/search/siteIndex';

export const dynamic = 'force-static';

/** The first part of the search's index: the names of all that has a page. */
export const GET = (): Response => Response.json(namesIndex());
