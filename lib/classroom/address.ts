import { episodePath } from '@/lib/episodes/address';

/** The sheet of an episode for a class. */
export const sheetPath = (slug: string) => `${episodePath(slug)}/fiche` as const;
