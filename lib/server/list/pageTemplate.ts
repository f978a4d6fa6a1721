import 'server-only';

/** A page as it is sent. */
export interface Page {
  readonly html: string;
  /** The value of its `Link` header (RFC 8288), which preloads its fonts and style sheets; may be empty. */
  readonly link: string;
}

/** A finished page without its nonce: the pieces between which each visitor's own is written. */
export interface PageTemplate {
  readonly html: readonly string[];
  readonly link: readonly string[];
}

/**
 * Cuts a page at the nonce with which it was made. Only what the framework wrote has it, and nobody outside the
 * process ever sees it: what a feed or a visitor may have slipped into the page cannot get a nonce from here.
 * @returns null when the page has none, and is therefore not what was asked for.
 */
export function pageTemplate({ html, link }: Page, nonce: string): PageTemplate | null {
  const pieces = html.split(nonce);
  return pieces.length > 1 ? { html: pieces, link: link.split(nonce) } : null;
}

/** The page for one visitor; `nonce` must be as long as the one it was made with, which lengths in the page count. */
export const writePage = ({ html, link }: PageTemplate, nonce: string): Page => ({
  html: html.join(nonce),
  link: link.join(nonce),
});
