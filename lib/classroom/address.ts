import { episodePath } from '@/lib/episodes/episode';

/** The sheet of an episode for a class. */
export const sheetPath = (slug: string) => `${episodePath(slug)}/fiche` as const;
