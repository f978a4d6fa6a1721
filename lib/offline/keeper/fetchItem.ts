import { payloadKey, SAVING_HEADER } from '@/lib/offline/names';
import type { PackItem } from '@/lib/offline/pack';
import type { Refusal } from '@/lib/offline/packState';
import { buildIdOf } from '@/lib/site/pageRequests';

/** Says why something was not kept, to whoever began it. */
export class KeepError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`non emporté : ${refusal}`);
    this.refusal = refusal;
  }
}

/** Says why, of whatever was thrown: a cache that is full throws an error of its own. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof KeepError) return error.refusal;
  return isFull(error) ? 'full' : 'unable';
}

/** Rejects with the reason for which there is no worker: a script that did not come is a TypeError (Service Workers, «Update», step 7). */
export const refuseWorker = (error: unknown): Promise<never> =>
  Promise.reject(new KeepError(error instanceof TypeError ? 'network' : 'unable'));

export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

interface Fetching {
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
  /** The build that a page or its payload must be of. */
  readonly build: string;
  /** Told of bytes as they come. */
  readonly onBytes: (bytes: number) => void;
}

/** Headers that tell how an answer came, which is of no use once it is kept; it has been decoded on its way. */
const UNKEPT = ['content-encoding', 'content-length', 'vary', 'link', 'set-cookie', 'date'];

/**
 * Fetches an item, whole and as the pack announces it, as an answer that can be kept: of the site itself, not
 * redirected, of the right build or length.
 * @throws KeepError when it does not come, or is another than the one announced; what `fetch` throws once aborted.
 */
export async function fetchItem(item: PackItem, fetching: Fetching): Promise<Response> {
  const { kind, url } = item;
  const isPayload = kind === 'payload';
  const answer = await ask(isPayload ? payloadKey(url) : url, isPayload, fetching);
  if (answer.status >= 500) throw new KeepError('network');
  // A part (206) would pass for the whole once it is kept.
  if (answer.status !== 200 || answer.redirected || answer.body === null)
    throw new KeepError('changed');
  const headers = new Headers(answer.headers);
  for (const name of UNKEPT) headers.delete(name);
  if (kind === 'file')
    return new Response(counted(answer.body, item.bytes, fetching), { headers });
  const body = await read(answer, fetching.signal);
  if (kind !== 'data' && buildIdOf(new TextDecoder().decode(body)) !== fetching.build)
    throw new KeepError('changed');
  fetching.onBytes(item.bytes);
  return new Response(body, { headers });
}

async function ask(address: string, isPayload: boolean, { fetch, signal }: Fetching) {
  try {
    return await fetch(address, {
      signal,
      // Of now: what the browser holds may be of another build, but for what its name is the hash of.
      cache: address.startsWith('/_next/static/') ? 'default' : 'no-cache',
      headers: { [SAVING_HEADER]: '1', ...(isPayload && { rsc: '1' }) },
    });
  } catch (error) {
    throw signal.aborted ? error : new KeepError('network');
  }
}

async function read(answer: Response, signal: AbortSignal): Promise<ArrayBuffer> {
  try {
    return await answer.arrayBuffer();
  } catch (error) {
    throw signal.aborted ? error : new KeepError('network');
  }
}

/** Passes bytes on and counts them: one that ends too early, or late, is not the file that was announced. */
function counted(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  expected: number,
  { onBytes }: Fetching,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let come = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        come += chunk.byteLength;
        onBytes(chunk.byteLength);
        controller.enqueue(chunk);
      },
      flush(controller) {
        if (come !== expected) controller.error(new KeepError('changed'));
      },
    }),
  );
}
