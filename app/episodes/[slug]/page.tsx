import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EpisodePage as Page } from '@/components/episodes/EpisodePage';
import { JsonLd } from '@/components/site/JsonLd';
import { embedPath, oembedAddress } from '@/lib/embed/address';
import { episodePath } from '@/lib/episodes/address';
import { episodeShareImage } from '@/lib/seo/shareImage';
import { episodeMedia } from '@/lib/server/audioFiles';
import { siteOrigin } from '@/lib/server/environment';
import { findEpisode } from '@/lib/server/episodePage';
import { loadEpisodes } from '@/lib/server/episodes';
import { pageMetadata } from '@/lib/server/pageMetadata';
import { episodeGraph } from '@/lib/server/seo/episode';

export const dynamicParams = false;

interface EpisodePageProps {
  readonly params: Promise<{ slug: string }>;
}

export const generateStaticParams = () => loadEpisodes().map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: EpisodePageProps): Promise<Metadata> {
  const episode = findEpisode((await params).slug) ?? notFound();
  const { audioUrl, type } = episodeMedia(episode);
  return pageMetadata({
    title: episode.title,
    description: episode.summary,
    path: episodePath(episode.slug),
    image: episodeShareImage(episode),
    audio: { src: audioUrl, type },
    oembed: oembedAddress(siteOrigin(), siteOrigin() + episodePath(episode.slug)),
    player: embedPath(episode.slug),
  });
}

/** An episode: to listen to, to read, and where it leads. */
export default async function EpisodePage({ params }: EpisodePageProps) {
  const episode = findEpisode((await params).slug) ?? notFound();
  return (
    <>
      <Page episode={episode} />
      <JsonLd data={episodeGraph(episode)} />
    </>
  );
}
