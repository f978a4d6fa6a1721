import 'server-only';
import type { Metadata } from 'next';
import { dayOf, type PageReference } from '@/lib/cite/reference';
import { PLAYER_SIZE } from '@/lib/embed/address';
import { absolute } from '@/lib/rss/buildItem';
import { headTitle } from '@/lib/seo/headTitle';
import { SHARE_SIZE, type ShareImage } from '@/lib/seo/shareImage';
import { siteOrigin } from '@/lib/server/environment';
import { loadSite } from '@/lib/server/content/site';
import { toIsoDay } from '@/lib/time/longDate';

interface Sound {
  /** A path of this site, or an absolute address. */
  readonly src: string;
  /** MIME type. */
  readonly type: string;
}

interface PageFacts {
  /** Title without the site's name, which the root layout adds. */
  readonly title: string;
  readonly description: string;
  /** The page's canonical address on this site, without a query. */
  readonly path: string;
  readonly image?: ShareImage;
  readonly audio?: Sound;
  /** Absolute address of the page's oEmbed response, if any. */
  readonly oembed?: string;
  /** Address of the embeddable player, if any. */
  readonly player?: string;
  /** Bibliographic reference, for a page of content. */
  readonly reference?: PageReference;
}

/**
 * Builds the metadata of a page for search engines and link previews. A page's `alternates` replace the layout's,
 * so each page announces the feed.
 */
export function pageMetadata({
  title,
  description,
  path,
  image,
  audio,
  oembed,
  player,
  reference,
}: PageFacts): Metadata {
  const { name, tagline } = loadSite();
  const { src, alt } = image ?? { src: '/og-default.jpg', alt: `${name} – ${tagline}` };
  return {
    title: headTitle(title, name),
    description,
    alternates: {
      canonical: path,
      types: {
        'application/rss+xml': [{ url: '/feed.xml', title: name }],
        ...(oembed === undefined
          ? {}
          : { 'application/json+oembed': [{ url: oembed, title }] }),
      },
    },
    openGraph: {
      type: 'website',
      siteName: name,
      locale: 'fr_FR',
      title,
      description,
      url: path,
      images: [{ url: src, ...SHARE_SIZE, alt }],
      ...(audio && { audio: [openGraphAudio(audio)] }),
    },
    ...(reference && { other: citationTags(reference) }),
    twitter: {
      ...twitterCard(player, audio?.src),
      title,
      description,
      images: [{ url: src, alt }],
    },
  };
}

/** Builds the `citation_*` tags of Highwire Press, by which Zotero and Google Scholar read a reference. */
const citationTags = (reference: PageReference): Record<string, string> => ({
  citation_title: reference.title,
  citation_author: reference.author,
  citation_publication_date: toIsoDay(dayOf(reference)).replaceAll('-', '/'),
  citation_public_url: reference.address,
});

/** Selects the Twitter card: a player where player and audio are https, as X requires; otherwise a picture. */
function twitterCard(player: string | undefined, audio: string | undefined) {
  const origin = siteOrigin();
  if (player === undefined || audio === undefined || !origin.startsWith('https:'))
    return { card: 'summary_large_image' } as const;
  const urls = { playerUrl: origin + player, streamUrl: new URL(audio, origin) };
  return { card: 'player', players: [{ ...urls, ...PLAYER_SIZE }] } as const;
}

/**
 * Describes audio for Open Graph, which requires an absolute address and, for https, repeats the address as secure_url
 * (ogp.me, "Structured Properties").
 */
function openGraphAudio({ src, type }: Sound) {
  const url = absolute(src, siteOrigin());
  return { url, type, ...(url.startsWith('https:') && { secureUrl: url }) };
}
