import 'server-only';
import { sitePageGraph } from '@/lib/server/seo/page';

/** Builds the graph of the page of the quiz for a whole room. */
export const projectorGraph = (name: string) => sitePageGraph('projector', { name });
