import type { Metadata } from 'next';
import { About } from '@/components/home/About';
import { Banner } from '@/components/home/Banner';
import { FeaturedEpisodes } from '@/components/home/FeaturedEpisodes';
import { JsonLd } from '@/components/site/JsonLd';
import { loadEpisodes } from '@/lib/server/episodes';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { playableOf } from '@/lib/server/playables';
import { homeGraph } from '@/lib/server/seo/home';
import { loadSite } from '@/lib/server/site';

export function generateMetadata(): Metadata {
  const { name, tagline, description } = loadSite();
  const title = `${name} – ${tagline}`;
  return { ...pageMetadata({ title, description, path: '/' }), title: { absolute: title } };
}

export default function HomePage() {
  const site = loadSite();
  const episodes = loadEpisodes();
  const [latest] = episodes;
  if (!latest) throw new Error('content/episodes : au moins un épisode est attendu.');
  return (
    <>
      <Banner banner={site.banner} latest={playableOf(latest)} />
      <FeaturedEpisodes episodes={episodes.slice(0, site.featuredEpisodes)} />
      <About site={site} />
      <JsonLd data={homeGraph()} />
    </>
  );
}
