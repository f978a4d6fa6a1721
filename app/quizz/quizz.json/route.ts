import { loadPublishedQuiz } from '@/lib/server/content/quiz/quiz';

export const dynamic = 'force-static';

export const GET = (): Response => Response.json(loadPublishedQuiz());
