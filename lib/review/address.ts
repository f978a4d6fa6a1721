import type { PagePath } from '@/lib/site/pages';

/** Path of the review's page. */
export const REVIEW_PATH = '/outils/revision' satisfies PagePath;
