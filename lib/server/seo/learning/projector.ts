import 'server-only';
import { sitePageGraph } from '@/lib/server/seo/page';

/** What the page of the quiz for a whole room describes: itself. */
export const projectorGraph = (name: string) => sitePageGraph('projector', { name });
