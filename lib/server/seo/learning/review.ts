import 'server-only';
import { sitePageGraph } from '@/lib/server/seo/page';

export const reviewGraph = (name: string) => sitePageGraph('review', { name });
