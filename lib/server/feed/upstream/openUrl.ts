import 'server-only';
import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { buildConnector, Client, errors } from 'undici';
import { failure, success, type Result } from '@/lib/result';
import { credentialsOf } from '@/lib/server/feed/upstream/credentials';
import { codeOf, type FetchProblem } from '@/lib/server/feed/upstream/fetchProblem';
import { isLinkLocal } from '@/lib/server/feed/upstream/privateAddress';

export interface OpenOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** Aborts the whole visit. */
  readonly signal: AbortSignal;
  readonly connectMs: number;
  /** Checks every IP address before a connection to it. */
  readonly isAllowed: (address: string) => boolean;
  readonly lookup?: LookupFunction;
}

/** Response whose headers are received. */
export interface UpstreamResponse {
  readonly status: number;
  /** Returns the value of a header, the first of several; null for an absent one. */
  readonly header: (name: string) => string | null;
  readonly body: Readable;
  /** Tells whether the connection broke: then a body without a length ends without an error. */
  readonly isBroken: () => boolean;
  /** The IP address of the server. */
  readonly address: string;
}

/** Largest number of informational responses (1xx); servers send one or a few (RFC 8297 §2). */
const MAX_HINTS = 20;

class LinkLocalAddress extends Error {}
class OnlyHints extends Error {}
class RefusedAddress extends Error {}

/** Sends a GET and resolves once the headers are received; redirects are left to the caller. */
export async function openUrl(
  url: URL,
  { headers, signal, connectMs, isAllowed, lookup = systemLookup }: OpenOptions,
): Promise<Result<UpstreamResponse, FetchProblem>> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isLinkLocal(host)) return failure(linkLocalProblem(url));
  if (isIP(host) !== 0 && !isAllowed(host)) return failure(refusedRedirect(url));
  const hintAbort = new AbortController();
  const connection = connector(connectMs, checkedLookup(lookup, isAllowed));
  // The signal limits the whole visit instead.
  const limits = { headersTimeout: 0, bodyTimeout: 0 };
  const client = new Client(url.origin, { connect: connection.connect, ...limits });
  let hintCount = 0;
  try {
    const response = await client.request({
      method: 'GET',
      path: url.pathname + url.search,
      headers: { ...headers, ...credentialsOf(url) },
      signal: AbortSignal.any([signal, hintAbort.signal]),
      reset: true,
      onInfo: () => {
        hintCount += 1;
        if (hintCount > MAX_HINTS) hintAbort.abort(new OnlyHints());
      },
    });
    const { statusCode: status, headers: responseHeaders, body } = response;
    // Readers of the body get the error; an 'error' event without listener would end the process.
    body.on('error', () => undefined);
    const header = (name: string): string | null => [responseHeaders[name]].flat()[0] ?? null;
    return success({ status, header, body, ...connection.state() });
  } catch (error) {
    return failure(problemOf(error, url, signal));
  } finally {
    // `close` waits for the running request.
    void client.close().catch(() => undefined);
  }
}

/** Creates undici's connector, extended by the address that was reached and by whether the connection broke. */
function connector(timeout: number, lookup: LookupFunction) {
  const undiciConnect = buildConnector({ timeout, lookup });
  let address = '';
  let isBroken = false;
  const connect: buildConnector.connector = (options, callback) =>
    undiciConnect(options, (...outcome) => {
      const [, socket] = outcome;
      // `remoteAddress` is undefined once the socket is closed.
      address = socket?.remoteAddress ?? '';
      // undici destroys a finished socket with an error of its own, which is not a break.
      socket?.on(
        'error',
        (error) => (isBroken ||= !(error instanceof errors.InformationalError)),
      );
      callback(...outcome);
    });
  return { connect, state: () => ({ address, isBroken: () => isBroken }) };
}

/**
 * Wraps a DNS lookup to check every address at the moment of connection: a name may resolve differently each time (DNS
 * rebinding).
 */
const checkedLookup =
  (lookup: LookupFunction, isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, options, (error, addresses, family) => {
      const candidates = Array.isArray(addresses)
        ? addresses.map(({ address }) => address)
        : [addresses];
      callback(error ?? refusalOf(candidates, isAllowed), addresses, family);
    });

function refusalOf(
  addresses: readonly string[],
  isAllowed: (address: string) => boolean,
): Error | null {
  if (addresses.some(isLinkLocal)) return new LinkLocalAddress();
  return addresses.every(isAllowed) ? null : new RefusedAddress();
}

function problemOf(error: unknown, url: URL, signal: AbortSignal): FetchProblem {
  if (signal.aborted) return { kind: 'timeout' };
  if (error instanceof errors.ConnectTimeoutError) return { kind: 'connect-timeout' };
  if (error instanceof RefusedAddress) return refusedRedirect(url);
  if (error instanceof LinkLocalAddress) return linkLocalProblem(url);
  if (error instanceof OnlyHints) return { kind: 'only-hints' };
  return { kind: 'network', detail: codeOf(error) };
}

const refusedRedirect = (url: URL): FetchProblem => ({
  kind: 'refused-redirect',
  to: url.host,
  reason: 'adresse privée',
});

const linkLocalProblem = (url: URL): FetchProblem => ({ kind: 'link-local', host: url.host });
