import { About } from '@/components/home/About';
import { Banner } from '@/components/home/Banner';
import { FeaturedEpisodes } from '@/components/home/FeaturedEpisodes';
import { loadEpisodes } from '@/lib/server/episodes';
import { playableOf } from '@/lib/server/playables';
import { loadSite } from '@/lib/server/site';

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
    </>
  );
}
