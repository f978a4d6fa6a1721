import 'server-only';
import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { buildConnector, Client, errors } from 'undici';
import { failure, success, type Result } from '@/lib/result';
import { credentialsOf } from '@/lib/server/feed/upstream/credentials';
import { codeOf, type FetchProblem } from '@/lib/server/feed/upstream/fetchProblem';
import { isLinkLocal } from '@/lib/server/feed/upstream/privateAddress';

export interface Opening {
  readonly headers: Readonly<Record<string, string>>;
  /** Ends the whole visit. */
  readonly signal: AbortSignal;
  readonly connectMs: number;
  /** Asked of every IP address before it is connected to. */
  readonly isAllowed: (address: string) => boolean;
  readonly lookup?: LookupFunction;
}

/** An answer whose headers are there. */
export interface Opened {
  readonly status: number;
  /** The value of a header, the first where there are several; null when it is not there. */
  readonly header: (name: string) => string | null;
  readonly body: Readable;
  /** Whether the connection broke: a body without a length is given as complete all the same. */
  readonly isBroken: () => boolean;
  /** The IP address that answered. */
  readonly address: string;
}

/** More than any server sends before its answer (RFC 8297 §2 asks for one or a few). */
const MAX_HINTS = 20;

class LinkLocalAddress extends Error {}
class OnlyHints extends Error {}
class RefusedAddress extends Error {}

/** Sends a GET and gives the answer as soon as its headers are there; redirects are the caller's. */
export async function openUrl(
  url: URL,
  { headers, signal, connectMs, isAllowed, lookup = systemLookup }: Opening,
): Promise<Result<Opened, FetchProblem>> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isLinkLocal(host)) return failure(linkLocal(url));
  if (isIP(host) !== 0 && !isAllowed(host)) return failure(refused(url));
  const hints = new AbortController();
  const connection = connector(connectMs, guarded(lookup, isAllowed));
  // The visit has limits of its own, for the whole of it.
  const limits = { headersTimeout: 0, bodyTimeout: 0 };
  const client = new Client(url.origin, { connect: connection.connect, ...limits });
  let informed = 0;
  try {
    const answer = await client.request({
      method: 'GET',
      path: url.pathname + url.search,
      headers: { ...headers, ...credentialsOf(url) },
      signal: AbortSignal.any([signal, hints.signal]),
      reset: true,
      onInfo: () => {
        informed += 1;
        if (informed > MAX_HINTS) hints.abort(new OnlyHints());
      },
    });
    const { statusCode: status, headers: received, body } = answer;
    // Whoever reads it hears of it; a body that nobody reads is of no interest.
    body.on('error', () => undefined);
    const header = (name: string): string | null => [received[name]].flat()[0] ?? null;
    return success({ status, header, body, ...connection.known() });
  } catch (error) {
    return failure(problemOf(error, url, signal));
  } finally {
    // Once what is under way has ended.
    void client.close().catch(() => undefined);
  }
}

/** Connects as undici does, and keeps what it does not tell: the address that was reached, and whether it broke. */
function connector(timeout: number, lookup: LookupFunction) {
  const connectAs = buildConnector({ timeout, lookup });
  let address = '';
  let broken = false;
  const connect: buildConnector.connector = (options, callback) =>
    connectAs(options, (...outcome) => {
      const [, socket] = outcome;
      // Gone as soon as the connection is closed.
      address = socket?.remoteAddress ?? '';
      // undici closes by an error of its own what has come to its end.
      socket?.on(
        'error',
        (error) => (broken ||= !(error instanceof errors.InformationalError)),
      );
      callback(...outcome);
    });
  return { connect, known: () => ({ address, isBroken: () => broken }) };
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

function problemOf(error: unknown, url: URL, signal: AbortSignal): FetchProblem {
  if (signal.aborted) return { kind: 'timeout' };
  if (error instanceof errors.ConnectTimeoutError) return { kind: 'connect-timeout' };
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
