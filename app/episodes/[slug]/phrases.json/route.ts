import { spokenFileOf } from '@/lib/bookmarks/spokenFileOf';
import { personPath } from '@/lib/genealogy/address';
import { loadGenealogy } from '@/lib/server/content/genealogy/genealogy';
import { episodeJson, episodeParams } from '@/lib/server/episodeJson';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = episodeParams;

/** Serves the sentences of an episode with their seconds, to which bookmarks are anchored. */
export const GET = episodeJson((episode) => {
  const { people } = loadGenealogy();
  return spokenFileOf(episode, (id) => (people.has(id) ? personPath(id) : null));
});
