import 'server-only';
import { sitePageGraph } from '@/lib/server/seo/page';

/** What the page of the quiz on the map describes: itself. */
export const mapQuizGraph = (name: string) => sitePageGraph('mapQuiz', { name });
