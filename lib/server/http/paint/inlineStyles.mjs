// @ts-check

/** @typedef {import('./styleSheets.mjs').StyleSheet} StyleSheet */

/** How Next writes a style sheet: React looks for the same `rel` and `href` before it fetches one itself. */
const LINK = /<link rel="stylesheet" href="([^"]+)"([^>]*?)(\/?)>/g;

/**
 * The byte that follows a page's `<body>`; -1 when it has not come yet.
 *
 * @param {Buffer} page its beginning at least
 */
export function startOfBody(page) {
  const head = page.indexOf('</head>');
  const body = head < 0 ? -1 : page.indexOf('<body', head);
  const end = body < 0 ? -1 : page.indexOf('>', body);
  return end < 0 ? -1 : end + 1;
}

/**
 * Writes a page's style sheets into its head, each once, so that its first paint waits for no second round trip. The
 * link of each stays, disabled: the browser does not fetch it, and React and Next's loader take the sheet for there.
 * Chromium's preload scanner does not know `disabled`, but it leaves alone what is for no medium.
 *
 * @param {Buffer} page its beginning at least
 * @param {ReadonlyMap<string, StyleSheet>} sheets by address
 * @returns {{ page: Buffer, sources: readonly string[] }} the source expressions that its policy has to admit
 */
export function inlineStyles(page, sheets) {
  const end = startOfBody(page);
  if (end < 0) return { page, sources: [] };
  /** @type {Set<string>} */
  const sources = new Set();
  const beginning = page.subarray(0, end).toString();
  const inlined = beginning.replace(LINK, (link, address, attributes, slash) => {
    const sheet = sheets.get(address);
    if (sheet === undefined) return link;
    // A list of episodes is kept as this front has sent it to the process itself, and passes through it again.
    const isWritten = / disabled(?:=|$)/.test(attributes);
    const style = sources.has(sheet.source)
      ? ''
      : `<style data-precedence="next">${sheet.text}</style>`;
    sources.add(sheet.source);
    return isWritten
      ? link
      : `${style}<link rel="stylesheet" href="${address}"${attributes} media="not all" disabled=""${slash}>`;
  });
  if (inlined === beginning) return { page, sources: [...sources] };
  return {
    page: Buffer.concat([Buffer.from(inlined), page.subarray(end)]),
    sources: [...sources],
  };
}

/**
 * A policy that also admits these styles; null when it does not name the site's own, which such a page has not.
 *
 * @param {string | undefined} policy
 * @param {readonly string[]} sources
 */
export const admitStyles = (policy, sources) =>
  policy?.includes(OWN_STYLES)
    ? policy.replace(OWN_STYLES, [OWN_STYLES, ...sources].join(' '))
    : null;

const OWN_STYLES = "style-src 'self'";

/**
 * A `Link` header (RFC 8288) without the style sheets that it preloads.
 *
 * @param {string} link
 */
export const withoutStyleSheets = (link) =>
  link
    .split(/,\s*(?=<)/)
    .filter((one) => !/;\s*as="?style"?/.test(one))
    .join(', ');
