import type { PagePath } from '@/lib/site/pages';

/** Path of the page that lists the bookmarks. */
export const NOTEBOOK_PATH = '/carnet' satisfies PagePath;
