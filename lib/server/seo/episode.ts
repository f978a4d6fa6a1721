import 'server-only';
import type { Episode } from '@/lib/episodes/episode';
import { podcastEpisode } from '@/lib/seo/graph/episode';
import { episodeId } from '@/lib/seo/ids';
import { pageGraph } from '@/lib/server/seo/page';
import { publication } from '@/lib/server/seo/publication';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';

/** Builds the graph of an episode's page, about the podcast episode. */
export function episodeGraph(episode: Episode) {
  const publicationFacts = publication();
  const { path, title, shortTitle } = episode;
  return pageGraph(
    {
      type: 'WebPage',
      name: title,
      path,
      about: episodeId(publicationFacts.origin, path),
      breadcrumbs: breadcrumbsTo('episodes', { name: shortTitle, path }),
    },
    podcastEpisode(episode, publicationFacts),
  );
}
