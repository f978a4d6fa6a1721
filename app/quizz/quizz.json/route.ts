import { loadPublishedQuiz } from '@/lib/server/content/quiz/quiz';

export const dynamic = 'force-static';

/** Serves every question of the quiz. */
export const GET = (): Response => Response.json(loadPublishedQuiz());
