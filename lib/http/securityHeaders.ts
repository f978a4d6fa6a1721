const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
} as const;

/** The policy of an answer that is not a page: nothing in the answer may run or be framed. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The policy of a picture or a sound that a browser opens as a document: drawn or played, without scripts. */
const MEDIA_POLICY =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** The policy of a script. A worker takes the policy of its own file, and may fetch what the pages may. */
const SCRIPT_POLICY =
  "default-src 'self'; connect-src 'self' https:; object-src 'none'; frame-ancestors 'none'";

/** Paths that other sites may frame: the embedded player, whose own policy allows it. */
const FRAMABLE_PATHS = /^\/embed\//;

/**
 * Returns the security headers of an answer with any status. A page brings its own policy instead.
 * @param path of the answer's address
 * @param transport value of `Strict-Transport-Security`; null for a site without https (RFC 6797 §7.2)
 */
export function securityHeaders(
  path: string,
  mediaType: string,
  transport: string | null,
): Readonly<Record<string, string>> {
  return {
    ...COMMON_HEADERS,
    ...(transport === null ? {} : { 'Strict-Transport-Security': transport }),
    ...(FRAMABLE_PATHS.test(path) ? {} : { 'X-Frame-Options': 'SAMEORIGIN' }),
    'Content-Security-Policy': policyOf(mediaType),
  };
}

function policyOf(mediaType: string): string {
  if (/^(?:image|audio|video)\//.test(mediaType)) return MEDIA_POLICY;
  return mediaType.includes('javascript') ? SCRIPT_POLICY : DATA_POLICY;
}
