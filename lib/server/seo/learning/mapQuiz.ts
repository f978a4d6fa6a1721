import 'server-only';
import { sitePageGraph } from '@/lib/server/seo/page';

/** Builds the graph of the map quiz's page. */
export const mapQuizGraph = (name: string) => sitePageGraph('mapQuiz', { name });
