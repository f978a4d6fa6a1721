import type { MetadataRoute } from 'next';
import { siteOrigin } from '@/lib/server/environment';

/**
 * Builds robots.txt (RFC 9309), which allows every page. Embedded players and search results carry `noindex`, which a
 * robot must be able to read. Of `/api`, only the feed and oEmbed are allowed, which pages and shares need.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', '/api/feed', '/api/oembed'], disallow: '/api/' },
    sitemap: `${siteOrigin()}/sitemap.xml`,
  };
}
