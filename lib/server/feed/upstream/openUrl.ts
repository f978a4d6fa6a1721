import 'server-only';
import { lookup as systemLookup } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { FetchProblem } from '@/lib/server/feed/upstream/fetchProblem';
import { isLinkLocal } from '@/lib/server/feed/upstream/privateAddress';
import { failure, success, type Result } from '@/lib/result';

export interface Opening {
  readonly headers: Readonly<Record<string, string>>;
  /** Ends the whole visit. */
  readonly signal: AbortSignal;
  readonly connectMs: number;
  /** Asked of every IP address before it is connected to. */
  readonly isAllowed: (address: string) => boolean;
  readonly lookup?: LookupFunction;
}

/** More than any server sends before its answer (RFC 8297 §2 asks for one or a few). */
const MAX_HINTS = 20;

class LinkLocalAddress extends Error {}
class OnlyHints extends Error {}
class RefusedAddress extends Error {}
class ConnectTimeout extends Error {}

/** Sends a GET and gives the answer as soon as its headers are there; redirects are the caller's. */
export function openUrl(
  url: URL,
  { headers, signal, connectMs, isAllowed, lookup = systemLookup }: Opening,
): Promise<Result<IncomingMessage, FetchProblem>> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isLinkLocal(host)) return Promise.resolve(failure(linkLocal(url)));
  if (isIP(host) !== 0 && !isAllowed(host)) return Promise.resolve(failure(refused(url)));
  const secure = url.protocol === 'https:';
  return new Promise((resolve) => {
    const send = secure ? requestHttps : requestHttp;
    const request = send(url, {
      agent: false,
      headers,
      signal,
      lookup: guarded(lookup, isAllowed),
    });
    const timer = setTimeout(() => request.destroy(new ConnectTimeout()), connectMs);
    const connected = secure ? 'secureConnect' : 'connect';
    request.on('socket', (socket) => socket.once(connected, () => clearTimeout(timer)));
    request.on('close', () => clearTimeout(timer));
    let hints = 0;
    request.on('information', () => {
      hints += 1;
      if (hints > MAX_HINTS) request.destroy(new OnlyHints());
    });
    request.on('response', (message) => {
      // A body without a length ends when its connection does, whatever the reason: Node takes it for complete.
      request.on('error', (error) => message.destroy(error));
      resolve(success(message));
    });
    request.on('error', (error) => resolve(failure(problemOf(error, url, signal))));
    request.end();
  });
}

/** Looks at every address that a name leads to, at the moment of connecting: a name may change its mind. */
const guarded =
  (lookup: LookupFunction, isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, options, (error, addresses, family) => {
      const all = Array.isArray(addresses)
        ? addresses.map(({ address }) => address)
        : [addresses];
      callback(error ?? refusalOf(all, isAllowed), addresses, family);
    });

function refusalOf(
  addresses: readonly string[],
  isAllowed: (address: string) => boolean,
): Error | null {
  if (addresses.some(isLinkLocal)) return new LinkLocalAddress();
  return addresses.every(isAllowed) ? null : new RefusedAddress();
}

function problemOf(error: Error, url: URL, signal: AbortSignal): FetchProblem {
  if (signal.aborted) return { kind: 'timeout' };
  if (error instanceof ConnectTimeout) return { kind: 'connect-timeout' };
  if (error instanceof RefusedAddress) return refused(url);
  if (error instanceof LinkLocalAddress) return linkLocal(url);
  if (error instanceof OnlyHints) return { kind: 'only-hints' };
  return { kind: 'network', detail: codeOf(error) };
}

const refused = (url: URL): FetchProblem => ({
  kind: 'refused-redirect',
  to: url.host,
  reason: 'adresse privée',
});

const linkLocal = (url: URL): FetchProblem => ({ kind: 'link-local', host: url.host });

/** 'ECONNREFUSED' and its like, else whatever the error says of itself. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : String(error);
