/** The size of a framed player, in pixels, where the page that frames it asks for none. */
export const PLAYER_SIZE = { width: 640, height: 180 } as const;

/** The address of the player to be framed, at a second if one is given. */
export const embedPath = (slug: string, at?: number): string =>
  at === undefined ? `/embed/${slug}` : `/embed/${slug}?t=${at}`;

/** Whole address of the oEmbed answer for a page, given the page's whole address. */
export const oembedAddress = (origin: string, page: string): string =>
  `${origin}/api/oembed?url=${encodeURIComponent(page)}&format=json`;
