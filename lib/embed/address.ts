import type { EmbedThemeName } from '@/lib/embed/theme';

/** Default size of an embedded player, in pixels. */
export const PLAYER_SIZE = { width: 640, height: 180 } as const;

/** Builds the address of an episode's embedded player, at a second, if given, and in an appearance. */
export function embedPath(
  slug: string,
  second?: number,
  theme: EmbedThemeName = 'sombre',
): string {
  const query = new URLSearchParams({
    ...(second !== undefined && { t: String(second) }),
    ...(theme !== 'sombre' && { apparence: theme }),
  });
  return query.size === 0 ? `/embed/${slug}` : `/embed/${slug}?${query.toString()}`;
}

/** Builds the absolute address of the oEmbed response for a page, given the page's absolute address. */
export const oembedAddress = (origin: string, page: string): string =>
  `${origin}/api/oembed?url=${encodeURIComponent(page)}&format=json`;
