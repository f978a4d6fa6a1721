import 'server-only';
import { buildFeed } from '@/lib/feed/build';
import type { FeedEpisode } from '@/lib/feed/episode';
import { parseFeed } from '@/lib/feed/parse';
import { episodeMedia } from '@/lib/server/audioFiles';
import { siteOrigin } from '@/lib/server/environment';
import { loadEpisodes } from '@/lib/server/episodes';
import { podcastGuid } from '@/lib/server/feed/podcastGuid';
import { loadPlaces } from '@/lib/server/references';
import { showPicture } from '@/lib/server/showPicture';
import { loadSite } from '@/lib/server/site';

export interface BuiltInFeed {
  readonly xml: string;
  readonly episodes: readonly FeedEpisode[];
}

/** The RSS text of the feed generated from `content/`, with addresses from `SITE_URL`. */
export function builtInXml(): string {
  const episodes = loadEpisodes();
  const origin = siteOrigin();
  return buildFeed({
    site: loadSite(),
    episodes,
    media: new Map(episodes.map((episode) => [episode.slug, episodeMedia(episode)])),
    places: loadPlaces(),
    origin,
    podcastGuid: podcastGuid(`${origin}/feed.xml`),
    imageUrl: showPicture(),
  });
}

/**
 * The built-in feed; its list is read from its own text, so that both always tell the same.
 * @throws Error when `content/` is wrong, naming the file.
 */
export async function loadBuiltInFeed(): Promise<BuiltInFeed> {
  const xml = builtInXml();
  const parsed = await parseFeed(Buffer.from(xml), {
    contentType: 'application/rss+xml; charset=utf-8',
    url: `${siteOrigin()}/feed.xml`,
  });
  return { xml, episodes: parsed.ok ? parsed.value.episodes : [] };
}
