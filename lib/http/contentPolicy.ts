/** The sources that the pages of a site may load besides the site's own files. */
export interface PageSources {
  /**
   * Scheme sources (CSP 3 §2.3.1) of images, audio and video on any host, since a feed's files may lie anywhere; `http:`
   * too on a site served without HTTPS.
   */
  readonly media: 'https:' | 'https: http:';
  /** The origin of the site's own sounds, which a page that keeps an episode fetches; null for the site itself. */
  readonly sounds: string | null;
}

/**
 * Writes the Content-Security-Policy of a page: the sources that a browser may load and run.
 * @param scripts source expressions (CSP 3 §2.3.1) of the page's inline scripts
 * @param styles source expressions of the page's inline styles
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
