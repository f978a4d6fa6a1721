import { loadPublishedQuiz } from '@/lib/server/content/quiz/quiz';

export const dynamic = 'force-static';

/** Every question of the quiz. */
export const GET = (): Response => Response.json(loadPublishedQuiz());
