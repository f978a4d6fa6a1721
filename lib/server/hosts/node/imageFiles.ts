import 'server-only';
import { open as openFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { ByteRange } from '@/lib/http/byteRange';
import type { Coding } from '@/lib/http/codings';
import type { AnswerBody } from '@/lib/server/site/answer';
import type { StoredBody } from '@/lib/server/manifest';

type Bytes = Uint8Array<ArrayBuffer>;

/** In bytes: the limit of the cache of small bodies, and the largest body cached. */
const CACHE_BYTES = 32 * 1024 * 1024;
const MAX_CACHED_BYTES = 256 * 1024;

/** In bytes: the read size for longer files, and so the memory that a slow client holds. */
const CHUNK_BYTES = 128 * 1024;

const decompress = promisify(gunzip);

/**
 * Creates a reader of the bodies of an image: small bodies whole from memory, longer bodies and ranges as streams.
 * @param folder of the image's files, each named by its digest and the extension of its coding
 */
export function createReader(folder: string) {
  const cache = new LRUCache<string, Bytes>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => length + 1,
  });

  return (
    { digest, file, size, ...codings }: StoredBody,
    coding: Coding | null,
    range: ByteRange | null,
  ): AnswerBody | Promise<AnswerBody> => {
    // Some bodies are stored compressed only: decompress for a client without codings.
    if (coding === null && codings.gzip !== undefined) return openDecompressed(digest, range);
    const name = coding === null ? digest : `${digest}.${coding}`;
    const cachedBytes = range === null ? cache.get(name) : undefined;
    if (cachedBytes !== undefined) return cachedBytes;
    const path = file ?? join(folder, name);
    if (range !== null) return streamOf(path, range);
    const length = (coding === null ? undefined : codings[coding]) ?? size;
    if (length > MAX_CACHED_BYTES) return streamOf(path, { start: 0, end: length - 1 });
    return cacheBytes(name, readFile(path));
  };

  async function openDecompressed(
    digest: string,
    range: ByteRange | null,
  ): Promise<AnswerBody> {
    const gzipFile = join(folder, `${digest}.gzip`);
    const bytes =
      cache.get(digest) ??
      (await cacheBytes(
        digest,
        readFile(gzipFile).then((compressed) => decompress(compressed)),
      ));
    return range === null ? bytes : bytes.subarray(range.start, range.end + 1);
  }

  async function cacheBytes(key: string, contents: Promise<Buffer>): Promise<Bytes> {
    const bytes = new Uint8Array(await contents);
    cache.set(key, bytes);
    return bytes;
  }
}

/** Streams a range of a file at the reader's pace; the file is opened at the first read. */
function streamOf(path: string, range: ByteRange): ReadableStream<Bytes> {
  const chunks = chunksOf(path, range);
  const source: UnderlyingDefaultSource<Bytes> = {
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await chunks.return(undefined)),
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}

/** Yields a range of a file in chunks. @throws Error when the file has become shorter. */
async function* chunksOf(path: string, { start, end }: ByteRange): AsyncGenerator<Bytes> {
  const handle = await openFile(path);
  try {
    for (let position = start; position <= end;) {
      const chunkLength = Math.min(CHUNK_BYTES, end - position + 1);
      const { bytesRead, buffer } = await handle.read(
        Buffer.alloc(chunkLength),
        0,
        chunkLength,
        position,
      );
      if (bytesRead === 0) throw new Error(`${path} ended before its length.`);
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}
