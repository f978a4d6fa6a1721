/** Where the cover of an episode is written, if one was drawn. */
export const drawnCover = (slug: string): string => `/covers/${slug}.jpg`;

/** What is shown for an episode that has no cover yet. */
export const DEFAULT_COVER = '/covers/default.jpg';
