/**
 * The Content-Security-Policy of a page: what a browser may load and run there. The scripts written into the page
 * itself are named one by one, by their hashes where the page is made in advance (cspCacheHandler.cjs), by a nonce
 * where it is made for one visitor (proxy.ts). CommonJS, because Next loads its cache handler as such.
 *
 * @param {readonly string[]} ownScripts the source expressions of the page's inline scripts
 * @returns {string}
 */
exports.contentPolicy = function contentPolicy(ownScripts) {
  // Sound and pictures of a podcast live on hosts that only its feed knows. Plain http is for local work.
  const media = (process.env.SITE_URL?.trim() || 'http:').startsWith('https:')
    ? 'https:'
    : 'https: http:';
  return [
    "default-src 'self'",
    ["script-src 'self'", ...ownScripts].join(' '),
    "style-src 'self'",
    `img-src 'self' data: ${media}`,
    `media-src 'self' ${media}`,
    "font-src 'self'",
    ["connect-src 'self'", ...soundOrigin()].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
};

/** The host of the sounds (`AUDIO_BASE_URL`), which a page that keeps an episode fetches. */
function soundOrigin() {
  const base = process.env.AUDIO_BASE_URL?.trim() ?? '';
  return URL.canParse(base) ? [new URL(base).origin] : [];
}
