import { sentencesIndex } from '@/lib/server/search/siteIndex';

export const dynamic = 'force-static';

/** Serves the second part of the search index: the sentences of the episodes. */
export const GET = (): Response => Response.json(sentencesIndex());
