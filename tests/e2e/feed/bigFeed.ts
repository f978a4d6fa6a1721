import { listenOnLoopback } from '@/tests/fixtures/http/loopback';

/** A local feed with as many episodes as a podcast of many years. */
export interface BigFeed {
  readonly url: string;
  readonly publish: () => void;
  readonly close: () => Promise<void>;
}

const DESCRIPTION =
  'Dans cet épisode, nous suivons une caravane de La Mecque à Gaza, d’un puits à l’autre, et nous nous demandons ce que les sources en disent. '.repeat(
    8,
  );

const titleOf = (number: number): string => `Épisode ${number} du flux : une caravane`;

const feedItem = (number: number): string => {
  const date = new Date(Date.UTC(2000, 0, number, 6)).toUTCString();
  return `<item>
    <title>${titleOf(number)}</title>
    <link>https://podcast.example.net/episodes/${number}</link>
    <guid isPermaLink="false">flux-${number}</guid>
    <pubDate>${date}</pubDate>
    <itunes:duration>${600 + number}</itunes:duration>
    <itunes:image href="https://podcast.example.net/images/${number}.jpg"/>
    <description>${DESCRIPTION}</description>
    <enclosure url="https://podcast.example.net/audio/${number}.mp3" type="audio/mpeg" length="1"/>
  </item>`;
};

/** Renders an episode of the site as the podcast's host publishes it. */
const siteItem = (guid: string, audioUrl: string): string => `<item>
    <title>Déjà sur le site</title>
    <guid isPermaLink="false">${guid}</guid>
    <enclosure url="${audioUrl}" type="audio/mpeg" length="1"/>
  </item>`;

/**
 * Serves `count` episodes that only the feed has, preceded by two that the site has: one recognized by its
 * guid, `slugs[0]`, the other by its audio address, that of `slugs[1]` on a site at `siteOrigin`.
 */
export async function startBigFeed(
  count: number,
  [guid = '', audioSlug = '']: readonly string[],
  siteOrigin: string,
): Promise<BigFeed> {
  const items = Array.from({ length: count }, (_, index) => feedItem(count - index));
  const xml = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>
  <title>Un flux de ${count} épisodes</title>
  ${siteItem(guid, 'https://podcast.example.net/audio/a.mp3')}
  ${siteItem('autre', `${siteOrigin}/audio/${audioSlug}.mp3?jour=1`)}
  ${items.join('\n')}
</channel></rss>`;
  const { origin, close } = await listenOnLoopback((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/rss+xml' }).end(xml());
  });
  return {
    url: `${origin}/feed.xml`,
    publish: () => void items.unshift(feedItem(items.length + 1)),
    close,
  };
}
