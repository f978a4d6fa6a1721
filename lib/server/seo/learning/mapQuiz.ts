import 'server-only';
import { sitePageGraph } from '@/lib/server/seo/page';

export const mapQuizGraph = (name: string) => sitePageGraph('mapQuiz', { name });
