/** In characters: the longest description that search engines show whole. */
export const DESCRIPTION_LENGTH = 155;
