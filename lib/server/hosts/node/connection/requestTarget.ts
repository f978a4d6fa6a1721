import 'server-only';

/** A path that means the same to every reader: no segment begins with a dot, nothing is encoded. */
const PLAIN = /^(?:\/[\w-][\w.-]*)+$/;

/**
 * Reads a request target (RFC 9112 §3.2), a path with its query or a whole http address, of which the host is dropped,
 * so that no redirect leads to it. Null when it is neither, when that address has a user (RFC 9110 §4.2.4), and when
 * its path has dot segments: a browser has resolved them, and whoever resolves them later finds another path than was
 * looked at.
 *
 * @returns the path and its query as they were sent, still percent-encoded
 */
export function readRequestTarget(target: string): string | null {
  if (PLAIN.test(target)) return target;
  const [, rest = target] = /^https?:\/\/[^/?#@]+(?=[/?#]|$)(.*)$/i.exec(target) ?? [];
  const local = target === rest || rest.startsWith('/') ? rest : `/${rest}`;
  if (!local.startsWith('/')) return null;
  const [whole = ''] = local.split('#', 1);
  return hasDotSegments(whole.split('?', 1)[0] ?? '') ? null : whole;
}

/** Tells whether a path has segments that mean a folder (RFC 3986 §5.2.4), for any reader. */
const hasDotSegments = (path: string): boolean =>
  decodeLoosely(path)
    .split(/[/\\]/)
    .some((segment) => segment === '.' || segment === '..');

/** Decodes the ASCII only, which cannot fail. */
const decodeLoosely = (path: string): string =>
  path.replace(/%([2-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
