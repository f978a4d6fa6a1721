import 'server-only';
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { failure, success, type Result } from '@/lib/result';
import { credentialsOf } from '@/lib/server/feed/upstream/credentials';
import { codeOf, type FetchProblem } from '@/lib/server/feed/upstream/fetchProblem';
import type { UpstreamResponse, OpenOptions } from '@/lib/server/feed/upstream/openUrl';
import { isLinkLocal } from '@/lib/server/feed/upstream/privateAddress';

/**
 * Sends a GET with the platform's `fetch`, in place of `upstream/openUrl.ts`. Only Node exposes the addresses that DNS
 * answers: an edge host refuses private networks by literal IP address only. The platform decodes the body.
 */
export async function openUrl(
  url: URL,
  { headers: requestHeaders, signal, isAllowed }: OpenOptions,
): Promise<Result<UpstreamResponse, FetchProblem>> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isLinkLocal(host)) return failure({ kind: 'link-local', host: url.host });
  if (isIP(host) !== 0 && !isAllowed(host))
    return failure({ kind: 'refused-redirect', to: url.host, reason: 'adresse privée' });
  try {
    const response = await fetch(withoutCredentials(url), {
      headers: { ...headersWithoutCodings(requestHeaders), ...credentialsOf(url) },
      redirect: 'manual',
      signal,
    });
    return success({
      status: response.status,
      // `fetch` has already decoded the body.
      header: (name) => (name === 'content-encoding' ? null : response.headers.get(name)),
      body: Readable.from(response.body ?? []),
      isBroken: () => false,
      address: isIP(host) === 0 ? '' : host,
    });
  } catch (error) {
    return failure(
      signal.aborted ? { kind: 'timeout' } : { kind: 'network', detail: codeOf(error) },
    );
  }
}

/** Removes `Accept-Encoding`: the platform negotiates codings that `fetch` can decode. */
const headersWithoutCodings = (
  requestHeaders: OpenOptions['headers'],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(requestHeaders).filter(([name]) => name !== 'Accept-Encoding'),
  );

/** Removes the credentials of a URL, which `fetch` rejects. */
function withoutCredentials(url: URL): URL {
  const result = new URL(url);
  result.username = '';
  result.password = '';
  return result;
}
