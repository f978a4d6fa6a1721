import type { PagePath } from '@/lib/site/pages';

/** Path of the list of learning paths. */
export const PATHS_PATH = '/parcours' satisfies PagePath;

export const pathPath = (id: string) => `${PATHS_PATH}/${id}` as const;

/** Builds the identifier under which a path's pack is kept, beside the slugs of episodes. */
export const packSlug = (id: string) => `parcours/${id}` as const;
