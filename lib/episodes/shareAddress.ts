import { atSecond, episodePath } from '@/lib/episodes/episode';

/** The address to share of an episode, at a second if one is given; `origin` is the site's, without a slash at its end. */
export const shareAddress = (origin: string, slug: string, second: number | null): string =>
  origin + (second === null ? episodePath(slug) : atSecond(episodePath(slug), second));
