import 'server-only';
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { failure, success, type Result } from '@/lib/result';
import { credentialsOf } from '@/lib/server/feed/upstream/credentials';
import { codeOf, type FetchProblem } from '@/lib/server/feed/upstream/fetchProblem';
import type { Opened, Opening } from '@/lib/server/feed/upstream/openUrl';
import { isLinkLocal } from '@/lib/server/feed/upstream/privateAddress';

/**
 * Sends a GET by the platform's `fetch`, in place of `upstream/openUrl.ts`: no host but Node lets a program look at
 * what DNS answers, so that private addresses are refused by their numbers only. The platform decodes the body.
 */
export async function openUrl(
  url: URL,
  { headers: asked, signal, isAllowed }: Opening,
): Promise<Result<Opened, FetchProblem>> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isLinkLocal(host)) return failure({ kind: 'link-local', host: url.host });
  if (isIP(host) !== 0 && !isAllowed(host))
    return failure({ kind: 'refused-redirect', to: url.host, reason: 'adresse privée' });
  try {
    const answer = await fetch(withoutUser(url), {
      headers: { ...ownHeaders(asked), ...credentialsOf(url) },
      redirect: 'manual',
      signal,
    });
    return success({
      status: answer.status,
      // It names the coding that is undone already.
      header: (name) => (name === 'content-encoding' ? null : answer.headers.get(name)),
      body: Readable.from(answer.body ?? []),
      isBroken: () => false,
      address: isIP(host) === 0 ? '' : host,
    });
  } catch (error) {
    return failure(
      signal.aborted ? { kind: 'timeout' } : { kind: 'network', detail: codeOf(error) },
    );
  }
}

/** Leaves the codings to the platform, which undoes those that it asks for. */
const ownHeaders = (asked: Opening['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(asked).filter(([name]) => name !== 'Accept-Encoding'));

/** Takes the user out of an address: `fetch` refuses one that has any. */
function withoutUser(url: URL): URL {
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  return bare;
}
