import type { MetadataRoute } from 'next';
import { sitemapEntries } from '@/lib/server/seo/sitemap';

/** Builds the sitemap of the pages that search engines may show. */
export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapEntries();
}
