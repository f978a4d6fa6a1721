import 'server-only';
import { sitePageGraph } from '@/lib/server/seo/page';

/** Builds the graph of the review's page. */
export const reviewGraph = (name: string) => sitePageGraph('review', { name });
