/** Default size of an embedded player, in pixels. */
export const PLAYER_SIZE = { width: 640, height: 180 } as const;

/** Builds the address of an episode's embedded player, at a second if given. */
export const embedPath = (slug: string, at?: number): string =>
  at === undefined ? `/embed/${slug}` : `/embed/${slug}?t=${at}`;

/** Builds the absolute address of the oEmbed response for a page, given the page's absolute address. */
export const oembedAddress = (origin: string, page: string): string =>
  `${origin}/api/oembed?url=${encodeURIComponent(page)}&format=json`;
