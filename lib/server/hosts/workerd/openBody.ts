import 'server-only';
import { env } from 'cloudflare:workers';
import type { ByteRange } from '@/lib/http/byteRange';
import type { SiteParts } from '@/lib/server/site/parts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Opens a body of the image through the platform's assets, which the worker alone can reach. The platform neither cuts
 * ranges nor decompresses: this function does both.
 */
export const openBody: SiteParts['open'] = async ({ digest, size, gzip }, coding, range) => {
  const isGzipped = coding === null && gzip !== undefined;
  const name =
    isGzipped || coding === 'gzip'
      ? `${digest}.gzip`
      : coding === null
        ? digest
        : `${digest}.br`;
  const { ok, status, body } = await env.FILES.fetch(`http://files/${name}`);
  if (!ok || body === null) throw new Error(`The image has no body ${name} (${status}).`);
  const stream = isGzipped ? body.pipeThrough(new DecompressionStream('gzip')) : body;
  if (range !== null)
    return stream
      .pipeThrough(sliceStream(range))
      .pipeThrough(new FixedLengthStream(range.end - range.start + 1));
  return isGzipped ? stream.pipeThrough(new FixedLengthStream(size)) : stream;
};

/** Creates a stream that passes one range of a body and stops reading at the end of that range. */
function sliceStream({ start, end }: ByteRange): TransformStream<Bytes, Bytes> {
  let offset = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const slice = chunk.subarray(Math.max(start - offset, 0), Math.max(end + 1 - offset, 0));
      offset += chunk.length;
      if (slice.length > 0) controller.enqueue(slice);
      if (offset > end) controller.terminate();
    },
  });
}
