import 'server-only';
import { sitePageGraph } from '@/lib/server/seo/page';

/** What the page of the review describes: itself. */
export const reviewGraph = (name: string) => sitePageGraph('review', { name });
