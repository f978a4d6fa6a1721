import 'server-only';
import { graph } from '@/lib/seo/graph/graph';
import { podcastId } from '@/lib/seo/ids';
import { pageNode } from '@/lib/seo/graph/page';
import { podcastSeries, publisherOrganization, webSite } from '@/lib/seo/graph/series';
import { podcastGuid } from '@/lib/server/feed/podcastGuid';
import { publication } from '@/lib/server/seo/publication';
import { showPicture } from '@/lib/server/content/files/showPicture';
import { loadSite } from '@/lib/server/content/site';

/** Builds the graph of the home page: its page, the podcast, the publisher and the site. */
export function homeGraph() {
  const publicationFacts = publication();
  const { origin } = publicationFacts;
  const site = loadSite();
  const guid = podcastGuid(`${origin}/feed.xml`);
  const facts = { site, origin, podcastGuid: guid, imageUrl: showPicture() };
  return graph(
    pageNode(
      { type: 'WebPage', name: site.banner.title, path: '/', about: podcastId(origin) },
      publicationFacts,
    ),
    podcastSeries(facts),
    publisherOrganization(facts),
    webSite(facts),
  );
}
