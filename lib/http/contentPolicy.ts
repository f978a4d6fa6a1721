/** What the pages of a site may load beside its own files. */
export interface PageSources {
  /** Where pictures and sounds come from: a podcast's live on hosts that only its feed knows. */
  readonly media: 'https:' | 'https: http:';
  /** The origin of the site's own sounds, which a page that keeps an episode fetches; null for the site itself. */
  readonly sounds: string | null;
}

/**
 * Writes the Content-Security-Policy of a page: what a browser may load and run there.
 *
 * @param scripts the source expressions (CSP 3 §2.3.1) of the scripts that are written into the page
 * @param styles those of the styles that are written into it
 */
export const contentPolicy = (
  { media, sounds }: PageSources,
  scripts: readonly string[],
  styles: readonly string[],
): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    `img-src 'self' data: ${media}`,
    `media-src 'self' ${media}`,
    "font-src 'self'",
    ["connect-src 'self'", ...(sounds === null ? [] : [sounds])].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
