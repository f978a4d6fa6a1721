import 'server-only';
import { lookup as systemLookup } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { FetchProblem } from '@/lib/server/feed/fetchProblem';
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

class RefusedAddress extends Error {}
class ConnectTimeout extends Error {}

/** Sends a GET and gives the answer as soon as its headers are there; redirects are the caller's. */
export function openUrl(
  url: URL,
  { headers, signal, connectMs, isAllowed, lookup = systemLookup }: Opening,
): Promise<Result<IncomingMessage, FetchProblem>> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
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
    request.on('response', (message) => resolve(success(message)));
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
      const bad = error ? undefined : all.find((address) => !isAllowed(address));
      callback(bad === undefined ? error : new RefusedAddress(), addresses, family);
    });

function problemOf(error: Error, url: URL, signal: AbortSignal): FetchProblem {
  if (signal.aborted) return { kind: 'timeout' };
  if (error instanceof ConnectTimeout) return { kind: 'connect-timeout' };
  if (error instanceof RefusedAddress) return refused(url);
  return { kind: 'network', detail: codeOf(error) };
}

const refused = (url: URL): FetchProblem => ({
  kind: 'refused-redirect',
  to: url.host,
  reason: 'adresse privée',
});

/** 'ECONNREFUSED' and its like, else whatever the error says of itself. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : String(error);
