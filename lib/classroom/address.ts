import { episodePath } from '@/lib/episodes/episode';
import type { PagePath } from '@/lib/site/pages';

/** Path of the page on which a teacher reads the codes of a class. */
export const CLASS_RESULTS_PATH = '/pour-la-classe/resultats' satisfies PagePath;

/** Path of the quiz that a class answers by its link. */
export const CLASS_QUIZ_PATH = '/outils/quizz/classe' satisfies PagePath;

export const sheetPath = (slug: string) => `${episodePath(slug)}/fiche` as const;
