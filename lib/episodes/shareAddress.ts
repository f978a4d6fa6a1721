import { atSecond, episodePath } from '@/lib/episodes/episode';

/** Builds the absolute address for sharing an episode, at a whole second if given; `origin` has no trailing slash. */
export const shareAddress = (origin: string, slug: string, second: number | null): string =>
  origin +
  (second === null ? episodePath(slug) : atSecond(episodePath(slug), Math.floor(second)));
