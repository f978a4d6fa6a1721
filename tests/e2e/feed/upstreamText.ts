import { sampleBytes } from '@/tests/e2e/feed/upstreamFiles';

const titleOf = (number: number): string => `Épisode ${number} du flux : l’été à Médine`;

/** Returns the titles of a number of episodes, newest first. */
export const titlesOf = (count: number): readonly string[] => countDown(count).map(titleOf);

/** Entities that would expand to a billion characters (« billion laughs »). */
export const ENTITIES = countDown(9)
  .map((level) => `<!ENTITY e${level} "${`&e${level - 1};`.repeat(10)}">`)
  .join('');

/** Renders an RSS feed with a number of episodes, newest first. */
export function rssFeed(origin: string, count: number): string {
  const items = countDown(count).map((number) => {
    const date = new Date(Date.UTC(2025, 0, number, 6)).toUTCString();
    return `<item>
      <title>${titleOf(number)}</title>
      <guid isPermaLink="false">flux-${number}</guid>
      <pubDate>${date}</pubDate>
      <itunes:duration>${60 + number}</itunes:duration>
      <itunes:image href="${origin}/image/${number}.png"/>
      <dc:creator>L’équipe du flux</dc:creator>
      <description>Les notes de l’épisode ${number}.</description>
      <enclosure url="${origin}/audio/${number}.mp3" type="audio/mpeg" length="${sampleBytes()}"/>
    </item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>Le flux d’essai</title>
    <link>${origin}/</link>
    <description>Un flux pour les essais.</description>
    ${items.join('\n    ')}
  </channel>
</rss>`;
}

function countDown(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => count - index);
}
