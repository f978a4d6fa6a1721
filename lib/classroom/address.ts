import { episodePath } from '@/lib/episodes/episode';

/** Builds the path of an episode's class sheet. */
export const sheetPath = (slug: string) => `${episodePath(slug)}/fiche` as const;
