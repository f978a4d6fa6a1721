import { sentencesIndex } from '@/lib/server/search/siteIndex';

export const dynamic = 'force-static';

/** Answers with the second part of the search's index: what is heard in the episodes. */
export const GET = (): Response => Response.json(sentencesIndex());
