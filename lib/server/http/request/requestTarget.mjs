// @ts-check

/**
 * Where a request goes.
 * @typedef {object} RequestTarget
 * @property {string} path as it was sent, still percent-encoded
 * @property {string} search with its question mark, or nothing
 */

/** An address of the site at which nothing is, nor will be. */
export const NOWHERE = '/adresse-sans-page';

/**
 * Reads a request target (RFC 9112 §3.2): a path, or a whole http address, of which the host is dropped, so that
 * no redirect leads to it. Null when it is neither, when that address has a user (RFC 9110 §4.2.4), and when its path
 * has dot segments: a browser has resolved them, and whoever resolves them later finds another path than was looked at.
 *
 * @param {string | undefined} target
 * @returns {RequestTarget | null}
 */
export function readRequestTarget(target = '') {
  const [, rest = target] = /^https?:\/\/[^/?#@]+(?=[/?#]|$)(.*)$/i.exec(target) ?? [];
  const local = target === rest || rest.startsWith('/') ? rest : `/${rest}`;
  if (!local.startsWith('/')) return null;
  const [whole = ''] = local.split('#', 1);
  const mark = whole.indexOf('?');
  const path = mark < 0 ? whole : whole.slice(0, mark);
  return hasDotSegments(path) ? null : { path, search: whole.slice(path.length) };
}

/** Says whether a path has segments that mean a folder (RFC 3986 §5.2.4), for any reader. @param {string} path */
const hasDotSegments = (path) =>
  decodeLoosely(path)
    .split(/[/\\]/)
    .some((segment) => segment === '.' || segment === '..');

/**
 * Says whether a path names what only Next itself may ask for: its private pages (`/_global-error`), the pattern of
 * a route (`/episodes/[slug]`), its picture optimiser. Each is answered as any other address where nothing is.
 *
 * @param {string} path
 */
export const isInternal = (path) =>
  /^\/+(?:_|(?:404|500)(?:\.|\/|$))/.test(decodeLoosely(path)) ||
  /[[\]]/.test(decodeLoosely(path));

/** @param {string} path */
export const isBuildAsset = (path) => path.startsWith('/_next/static/');

/** Decodes the ASCII only, which cannot fail. @param {string} path */
const decodeLoosely = (path) =>
  path.replace(/%([2-7][0-9a-f])/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
