import type { Metadata } from 'next';
import { About } from '@/components/home/About';
import { Banner } from '@/components/home/Banner';
import { FeaturedEpisodes } from '@/components/home/FeaturedEpisodes';
import { HomeTools } from '@/components/home/HomeTools';
import { PathLinks } from '@/components/paths/PathLinks';
import { EditorialNote } from '@/components/site/EditorialNote';
import { SubscribeLinks } from '@/components/site/SubscribeLinks';
import { JsonLd } from '@/components/site/page/JsonLd';
import { firstOfSeries, summaryOf } from '@/lib/episodes/episode';
import { editorialOfPage } from '@/lib/server/content/notices/editorial';
import { upstreamFeedUrl } from '@/lib/server/environment';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { loadPaths } from '@/lib/server/content/paths';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { pictureOf } from '@/lib/server/content/files/pictures';
import { homeGraph } from '@/lib/server/seo/home';
import { loadSite } from '@/lib/server/content/site';
import { podcastLinks } from '@/lib/server/podcastLinks';
import { loadTools } from '@/lib/server/content/tools';
import { PAGES } from '@/lib/site/pages';

export function generateMetadata(): Metadata {
  const { name, tagline, description } = loadSite();
  const title = `${name} – ${tagline}`;
  return {
    ...pageMetadata({ title, description, path: PAGES.home.path }),
    title: { absolute: title },
  };
}

export default function HomePage() {
  const site = loadSite();
  const episodes = loadEpisodes();
  const [latest] = episodes;
  if (!latest) throw new Error('content/episodes : au moins un épisode est attendu.');
  return (
    <>
      <Banner
        banner={site.banner}
        latest={latest.playable}
        hasFeed={upstreamFeedUrl(site) !== null}
        first={firstOfSeries(episodes)}
      />
      <FeaturedEpisodes episodes={episodes.slice(0, site.featuredEpisodes).map(summaryOf)}>
        <SubscribeLinks links={podcastLinks()} />
      </FeaturedEpisodes>
      <HomeTools
        entries={loadTools().map((tool) => ({ tool, picture: pictureOf(tool.imageUrl) }))}
      >
        <PathLinks title="Par où commencer&#8239;?" paths={loadPaths()} />
      </HomeTools>
      <About site={site} picture={pictureOf(site.about.image.src)} />
      <EditorialNote editorial={editorialOfPage(PAGES.home.path)} isAlone />
      <JsonLd data={homeGraph()} />
    </>
  );
}
