/** Longest description of a page, in characters, that search engines show whole. */
export const DESCRIPTION_LENGTH = 155;
