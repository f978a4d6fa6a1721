import { payloadKey, SAVING_HEADER } from '@/lib/offline/names';
import type { PackItem } from '@/lib/offline/pack';
import type { Refusal } from '@/lib/offline/packState';
import { buildIdOf } from '@/lib/site/pageRequests';

/** An error with the reason why an episode was not kept. */
export class KeepError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`non emporté : ${refusal}`);
    this.refusal = refusal;
  }
}

/** Converts a thrown error to a refusal; a full cache throws a `QuotaExceededError`. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof KeepError) return error.refusal;
  return isFull(error) ? 'full' : 'unable';
}

/**
 * Rejects with the reason why no service worker runs: a script that failed to load is a TypeError (Service Workers,
 * «Update», step 7).
 */
export const refuseWorker = (error: unknown): Promise<never> =>
  Promise.reject(new KeepError(error instanceof TypeError ? 'network' : 'unable'));

/** Tells whether an error means that the storage is full (`QuotaExceededError`). */
export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

interface FetchOptions {
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
  /** The build to which pages and payloads must belong. */
  readonly build: string;
  /** Reacts to received bytes. */
  readonly onBytes: (bytes: number) => void;
}

/** Response headers that are dropped: headers of the encoded body, and headers that are useless in a cache. */
const DROPPED_HEADERS = [
  'content-encoding',
  'content-length',
  'vary',
  'link',
  'set-cookie',
  'date',
];

/**
 * Fetches an item and verifies the response against the pack: from the site itself, not redirected, of the right build
 * or length.
 * @throws KeepError when the response fails or differs from the pack; the error of `fetch` when aborted
 */
export async function fetchItem(item: PackItem, fetching: FetchOptions): Promise<Response> {
  const { kind, url } = item;
  const isPayload = kind === 'payload';
  const response = await requestItem(isPayload ? payloadKey(url) : url, isPayload, fetching);
  if (response.status >= 500) throw new KeepError('network');
  // A stored 206 would pass for the whole file.
  if (response.status !== 200 || response.redirected || response.body === null)
    throw new KeepError('changed');
  const headers = new Headers(response.headers);
  for (const name of DROPPED_HEADERS) headers.delete(name);
  if (kind === 'file')
    return new Response(countBytes(response.body, item.bytes, fetching), { headers });
  const body = await readBody(response, fetching.signal);
  if (kind !== 'data' && buildIdOf(new TextDecoder().decode(body)) !== fetching.build)
    throw new KeepError('changed');
  fetching.onBytes(item.bytes);
  return new Response(body, { headers });
}

async function requestItem(
  address: string,
  isPayload: boolean,
  { fetch, signal }: FetchOptions,
) {
  try {
    return await fetch(address, {
      signal,
      // Revalidate: the HTTP cache may hold another build's response, except under hashed names.
      cache: address.startsWith('/_next/static/') ? 'default' : 'no-cache',
      headers: { [SAVING_HEADER]: '1', ...(isPayload && { rsc: '1' }) },
    });
  } catch (error) {
    throw signal.aborted ? error : new KeepError('network');
  }
}

async function readBody(response: Response, signal: AbortSignal): Promise<ArrayBuffer> {
  try {
    return await response.arrayBuffer();
  } catch (error) {
    throw signal.aborted ? error : new KeepError('network');
  }
}

/** Counts the bytes of a stream, which fails when its length differs from the expected one. */
function countBytes(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  expected: number,
  { onBytes }: FetchOptions,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let receivedBytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        receivedBytes += chunk.byteLength;
        onBytes(chunk.byteLength);
        controller.enqueue(chunk);
      },
      flush(controller) {
        if (receivedBytes !== expected) controller.error(new KeepError('changed'));
      },
    }),
  );
}
