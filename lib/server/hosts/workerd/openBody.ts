import 'server-only';
import { env } from 'cloudflare:workers';
import type { ByteRange } from '@/lib/http/byteRange';
import type { SiteParts } from '@/lib/server/site/parts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Opens a body of the image through the platform's assets, which the worker alone can reach. The platform neither cuts
 * ranges nor decompresses: both are done here.
 */
export const openBody: SiteParts['open'] = async ({ digest, size, gzip }, coding, range) => {
  const isPacked = coding === null && gzip !== undefined;
  const name =
    isPacked || coding === 'gzip'
      ? `${digest}.gzip`
      : coding === null
        ? digest
        : `${digest}.br`;
  const { ok, status, body } = await env.FILES.fetch(`http://files/${name}`);
  if (!ok || body === null) throw new Error(`The image has no body ${name} (${status}).`);
  const whole = isPacked ? body.pipeThrough(new DecompressionStream('gzip')) : body;
  if (range !== null)
    return whole
      .pipeThrough(cut(range))
      .pipeThrough(new FixedLengthStream(range.end - range.start + 1));
  return isPacked ? whole.pipeThrough(new FixedLengthStream(size)) : whole;
};

/** Creates a stream that passes one range of a body and stops reading after it. */
function cut({ start, end }: ByteRange): TransformStream<Bytes, Bytes> {
  let at = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const part = chunk.subarray(Math.max(start - at, 0), Math.max(end + 1 - at, 0));
      at += chunk.length;
      if (part.length > 0) controller.enqueue(part);
      if (at > end) controller.terminate();
    },
  });
}
