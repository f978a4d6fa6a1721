import type { MetadataRoute } from 'next';
import { siteOrigin } from '@/lib/server/environment';

/**
 * Builds robots.txt, which allows every page. The players to be framed and the results of a search say themselves
 * that they are not to be listed, which only a robot that may read them learns. Of `/api`, it reads what a page or
 * a share needs.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', '/api/feed', '/api/oembed'], disallow: '/api/' },
    sitemap: `${siteOrigin()}/sitemap.xml`,
  };
}
