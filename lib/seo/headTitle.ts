/** In characters: search engines cut a longer title. */
const MAX_TITLE_LENGTH = 75;

/**
 * Builds a page's `<title>`. The layout appends the site's name; where the sum would be cut, the name is omitted rather
 * than the words that identify the page, since search engines show that name beside the title.
 */
export const headTitle = (
  title: string,
  siteName: string,
): string | { readonly absolute: string } =>
  `${title} – ${siteName}`.length <= MAX_TITLE_LENGTH ? title : { absolute: title };

/** Appends a distinguishing detail, such as a date, to a title where the sum is short enough for search engines. */
export const detailedTitle = (title: string, detail: string): string => {
  const longTitle = `${title} (${detail})`;
  return longTitle.length <= MAX_TITLE_LENGTH ? longTitle : title;
};
