import 'server-only';
import { sitePageGraph } from '@/lib/server/seo/page';

/** Builds the graph of the projector's page, the quiz for a whole class. */
export const projectorGraph = (name: string) => sitePageGraph('projector', { name });
