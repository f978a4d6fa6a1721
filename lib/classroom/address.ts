import { episodePath } from '@/lib/episodes/episode';

export const sheetPath = (slug: string) => `${episodePath(slug)}/fiche` as const;
