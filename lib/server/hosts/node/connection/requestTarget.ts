import 'server-only';

/** A target without dot segments or percent-encoding, which every reader resolves alike. */
const PLAIN_TARGET = /^(?:\/|(?:\/[\w-][\w.-]*)+)(?:\?[\w=&-]*)?$/;

/**
 * Parses a request target (RFC 9112 §3.2): a path with its query, or an absolute http address, whose host is dropped so
 * that no redirect leads to that host. Null when the target has another form, has a user (RFC 9110 §4.2.4), or has dot
 * segments: browsers resolve dot segments before sending, and a later reader would resolve them to a path that was not
 * checked.
 * @returns path and query as sent, still percent-encoded
 */
export function readRequestTarget(target: string): string | null {
  if (PLAIN_TARGET.test(target)) return target;
  const [, originForm = target] = /^https?:\/\/[^/?#@]+(?=[/?#]|$)(.*)$/i.exec(target) ?? [];
  const pathAndQuery =
    target === originForm || originForm.startsWith('/') ? originForm : `/${originForm}`;
  if (!pathAndQuery.startsWith('/')) return null;
  const [withoutFragment = ''] = pathAndQuery.split('#', 1);
  return hasDotSegments(withoutFragment.split('?', 1)[0] ?? '') ? null : withoutFragment;
}

/** Tells whether a path has dot segments (RFC 3986 §5.2.4), encoded segments included. */
const hasDotSegments = (path: string): boolean =>
  decodeAscii(path)
    .split(/[/\\]/)
    .some((segment) => segment === '.' || segment === '..');

/** Decodes percent-encoded ASCII only, which cannot fail. */
const decodeAscii = (path: string): string =>
  path.replace(/%([2-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
