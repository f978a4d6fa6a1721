import 'server-only';
import { createHash } from 'node:crypto';

/** A finished page, the same for all who ask for it. */
export interface PageForAll {
  readonly body: Buffer;
  /** Its `Content-Security-Policy`; its styles are not in it. */
  readonly policy: string;
  /** The value of its `Link` header (RFC 8288), if it preloads anything; may be empty. */
  readonly link: string;
}

/** A page as it was made once, with a nonce that no other page has. */
export interface PageOnce {
  readonly html: string;
  readonly policy: string;
  readonly link: string;
}

/**
 * Names the scripts of a page one by one, by their hashes, where a nonce named them all: the nonce, which is now known
 * to all, admits nothing any more. Only what the framework wrote had it, and nobody knew it then: what a feed or a
 * visitor may have slipped into the page is not among the hashes.
 *
 * @param policyOf writes a policy that admits these sources
 * @returns null when the page has no nonce, and is therefore not what was asked for.
 */
export function pageForAll(
  { html, policy, link }: PageOnce,
  policyOf: (scripts: readonly string[]) => string,
): PageForAll | null {
  const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
  if (nonce === undefined) return null;
  const hashes = [...html.matchAll(SCRIPT)]
    .filter(([, tag = '']) => tag.includes(` nonce="${nonce}"`) && !/\ssrc=/.test(tag))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  if (hashes.length === 0) return null;
  return {
    body: Buffer.from(html),
    policy: policyOf([...new Set(hashes)]),
    link: link.replaceAll(`; nonce="${nonce}"`, ''),
  };
}

/** An element of the page, its tag and its text. */
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
