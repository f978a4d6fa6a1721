import type { PagePath } from '@/lib/site/pages';

export const REVIEW_PATH = '/outils/revision' satisfies PagePath;
