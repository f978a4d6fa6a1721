import 'server-only';
import { oembed, oembedXml, type Thumbnail } from '@/lib/embed/oembed';
import { readOembedQuery, type OembedRefusal } from '@/lib/embed/oembedQuery';
import type { Episode } from '@/lib/episodes/episode';
import { SHARE_SIZE, episodeShareImage } from '@/lib/seo/shareImage';
import { siteOrigin } from '@/lib/server/environment';
import { findEpisode } from '@/lib/server/content/episodes';
import { loadSite } from '@/lib/server/content/site';

const REFUSAL_MESSAGES = {
  400: 'Le paramètre « url » est attendu : l’adresse d’un épisode de ce site.',
  404: 'Cette adresse n’est pas celle d’un épisode de ce site.',
  501: 'Les formats offerts sont « json » et « xml ».',
} as const satisfies Record<OembedRefusal, string>;

/** Headers that let scripts of any origin read the response, and caches keep it for one hour. */
const HEADERS = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=3600' };

/** Builds the oEmbed response (oembed.com) for an episode's page. */
export function oembedResponse(parameters: URLSearchParams): Response {
  const origin = siteOrigin();
  const query = readOembedQuery(parameters, new URL(origin).host);
  if (!query.ok) return refusal(query.error);
  const episode = findEpisode(query.value.slug);
  if (!episode) return refusal(404);
  const answer = oembed(query.value, {
    title: episode.title,
    siteName: loadSite().name,
    origin,
    thumbnails: thumbnailsOf(episode),
  });
  return query.value.format === 'json'
    ? Response.json(answer, { headers: HEADERS })
    : new Response(oembedXml(answer), {
        headers: { ...HEADERS, 'Content-Type': 'text/xml; charset=utf-8' },
      });
}

const refusal = (status: OembedRefusal): Response =>
  Response.json({ error: REFUSAL_MESSAGES[status] }, { status, headers: HEADERS });

/** Lists thumbnails by preference: the large picture, then the largest cover within the requested limits. */
const thumbnailsOf = (episode: Episode): readonly Thumbnail[] => [
  { src: episodeShareImage(episode).src, ...SHARE_SIZE },
  ...episode.picture.artwork
    .map(({ src, sizes }) => ({ src, side: Number.parseInt(sizes, 10) }))
    .map(({ src, side }) => ({ src, width: side, height: side }))
    .toReversed(),
];
