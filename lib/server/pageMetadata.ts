import 'server-only';
import type { Metadata } from 'next';
import { loadSite } from '@/lib/server/site';

/** A picture to be shown where a page is shared, 1200 × 630 pixels. */
export interface ShareImage {
  /** Address on this site. */
  readonly src: string;
  readonly alt: string;
}

interface PageFacts {
  /** Without the site's name, which the root layout adds. */
  readonly title: string;
  readonly description: string;
  /** The page's canonical address on this site, without a query. */
  readonly path: string;
  readonly image?: ShareImage;
}

/** What search engines and the places where a page is shared are told of it. */
export function pageMetadata({ title, description, path, image }: PageFacts): Metadata {
  const { name, tagline } = loadSite();
  const { src, alt } = image ?? { src: '/og-default.jpg', alt: `${name} – ${tagline}` };
  return {
    title,
    description,
    alternates: {
      canonical: path,
      types: { 'application/rss+xml': [{ url: '/feed.xml', title: name }] },
    },
    openGraph: {
      type: 'website',
      siteName: name,
      locale: 'fr_FR',
      title,
      description,
      url: path,
      images: [{ url: src, width: 1200, height: 630, alt }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: src, alt }] },
  };
}
