// @ts-check
import { readVariable } from '../../variables.mjs';

const TWO_YEARS = 63_072_000;

const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
};

/** For what is not a page: nothing in it may be run or framed. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** For what a browser shows by itself, a picture or a sound: it draws and plays, and runs nothing. */
const MEDIA_POLICY =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** For a script: the policy of a worker is that of its file, and one may fetch what the pages may. */
const SCRIPT_POLICY =
  "default-src 'self'; connect-src 'self' https:; object-src 'none'; frame-ancestors 'none'";

/** Other sites may frame the player of an episode, whose own policy says so, and nothing else. */
const FRAMED = /^\/embed\//;

/**
 * The security headers of an answer, of whatever status. A page brings its own policy, which names its scripts; what
 * brings none gets the one of its type.
 *
 * @param {string} path
 * @param {string} [contentType]
 * @returns {Readonly<Record<string, string>>}
 */
export function securityHeaders(path, contentType = '') {
  return {
    'Strict-Transport-Security': transportSecurity(),
    ...COMMON,
    ...(FRAMED.test(path) ? {} : { 'X-Frame-Options': 'SAMEORIGIN' }),
    'Content-Security-Policy': policyOf(contentType),
  };
}

/**
 * The owner of a domain may hold other sites below it: they are bound only when `HSTS_SUBDOMAINS` is 1.
 */
function transportSecurity() {
  const subdomains = readVariable('HSTS_SUBDOMAINS') ? '; includeSubDomains' : '';
  return `max-age=${TWO_YEARS}${subdomains}`;
}

/** @param {string} contentType */
function policyOf(contentType) {
  if (/^(?:image|audio|video)\//.test(contentType)) return MEDIA_POLICY;
  return /javascript/.test(contentType) ? SCRIPT_POLICY : DATA_POLICY;
}
