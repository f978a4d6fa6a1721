const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
} as const;

/** The policy of an answer that is not a page: nothing in it may be run or framed. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The policy of a picture or a sound, which a browser shows by itself: it draws and plays, and runs nothing. */
const MEDIA_POLICY =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** The policy of a script: that of a worker is its file's, and a worker may fetch what the pages may. */
const SCRIPT_POLICY =
  "default-src 'self'; connect-src 'self' https:; object-src 'none'; frame-ancestors 'none'";

/** Other sites may frame the player of an episode, whose own policy says so, and nothing else. */
const FRAMED = /^\/embed\//;

/**
 * Returns the security headers of an answer, of whatever status. A page has a policy of its own instead.
 *
 * @param path of its address
 * @param transport the value of `Strict-Transport-Security`; null for a site that is not https (RFC 6797 §7.2)
 */
export function securityHeaders(
  path: string,
  type: string,
  transport: string | null,
): Readonly<Record<string, string>> {
  return {
    ...COMMON,
    ...(transport === null ? {} : { 'Strict-Transport-Security': transport }),
    ...(FRAMED.test(path) ? {} : { 'X-Frame-Options': 'SAMEORIGIN' }),
    'Content-Security-Policy': policyOf(type),
  };
}

function policyOf(type: string): string {
  if (/^(?:image|audio|video)\//.test(type)) return MEDIA_POLICY;
  return type.includes('javascript') ? SCRIPT_POLICY : DATA_POLICY;
}
