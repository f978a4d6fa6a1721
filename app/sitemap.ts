import type { MetadataRoute } from 'next';
import { sitemapEntries } from '@/lib/server/seo/sitemap';

/** Every page that search engines may show. */
export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapEntries();
}
