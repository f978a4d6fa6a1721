import type { PagePath } from '@/lib/site/pages';

/** The page of the review. */
export const REVIEW_PATH = '/outils/revision' satisfies PagePath;
