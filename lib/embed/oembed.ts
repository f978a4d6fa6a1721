/** The oEmbed response for an episode: https://oembed.com, § 2.3, type «rich». */
import { PLAYER_SIZE } from '@/lib/embed/address';
import { iframeCode } from '@/lib/embed/iframe';
import type { OembedQuery } from '@/lib/embed/oembedQuery';
import { tag, writeXml } from '@/lib/rss/xmlWriter';

/** A thumbnail by its address on this site. */
export interface Thumbnail {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

interface OembedFacts {
  readonly title: string;
  readonly siteName: string;
  /** Origin of the site, without trailing slash. */
  readonly origin: string;
  /** In order of preference. */
  readonly thumbnails: readonly Thumbnail[];
}

/** `cache_age` in seconds: a day. */
const CACHE_AGE = 86_400;

export type Oembed = Readonly<Record<string, string | number>>;

/** Builds an oEmbed response (oembed.com, 2.3.4) whose width, height and thumbnail keep to the requested limits. */
export function oembed(
  query: OembedQuery,
  { title, siteName, origin, thumbnails }: OembedFacts,
): Oembed {
  const { slug, at, theme, maxWidth, maxHeight } = query;
  const width = Math.min(PLAYER_SIZE.width, maxWidth);
  const height = Math.min(PLAYER_SIZE.height, maxHeight);
  const thumbnail = thumbnails.find(
    (candidate) => candidate.width <= maxWidth && candidate.height <= maxHeight,
  );
  return {
    type: 'rich',
    version: '1.0',
    title,
    author_name: siteName,
    author_url: origin,
    provider_name: siteName,
    provider_url: origin,
    cache_age: CACHE_AGE,
    ...(thumbnail && {
      thumbnail_url: origin + thumbnail.src,
      thumbnail_width: thumbnail.width,
      thumbnail_height: thumbnail.height,
    }),
    html: iframeCode({
      origin,
      slug,
      title: `${title} – ${siteName}`,
      ...(at !== undefined && { at }),
      theme,
      width,
      height,
    }),
    width,
    height,
  };
}

export const oembedXml = (response: Oembed): string =>
  writeXml(
    tag(
      'oembed',
      {},
      ...Object.entries(response).map(([name, value]) => tag(name, {}, String(value))),
    ),
  );
