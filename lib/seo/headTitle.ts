/** Search engines cut a title that is longer, in characters. */
const MOST = 75;

/**
 * Builds a page's `<title>`. The layout adds the site's name to it; where the two together would be cut, the name
 * is left out, which search engines show beside the title anyway, rather than the words that tell this page from
 * the others.
 */
export const headTitle = (
  title: string,
  siteName: string,
): string | { readonly absolute: string } =>
  `${title} – ${siteName}`.length <= MOST ? title : { absolute: title };

/** Adds to a title a detail that distinguishes it, such as a date, as far as search engines show it. */
export const detailedTitle = (title: string, detail: string): string => {
  const detailed = `${title} (${detail})`;
  return detailed.length <= MOST ? detailed : title;
};
