import { namesIndex } from '@/lib/server/search/siteIndex';

export const dynamic = 'force-static';

/** Answers with the first part of the search's index: the names of all that has a page. */
export const GET = (): Response => Response.json(namesIndex());
