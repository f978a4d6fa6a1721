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

/** The bytes of small bodies that are kept in memory, and how small they are. */
const KEPT_BYTES = 32 * 1024 * 1024;
const SMALL = 256 * 1024;

/** Read at once from a longer one; as much is held for each client that takes its time. In bytes. */
const CHUNK = 128 * 1024;

const unpack = promisify(gunzip);

/** Where the bytes of a body are, by its digest, for bodies that are not in the image. */
export type Elsewhere = ReadonlyMap<string, string>;

/**
 * Makes a reader of the bodies of an image: whole small ones from memory, longer ones and parts as they are taken.
 *
 * @param folder of the image's files, each under its digest and the ending of its coding
 */
export function createReader(folder: string, elsewhere: Elsewhere) {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length + 1,
  });

  return (
    { digest, size, ...codings }: StoredBody,
    coding: Coding | null,
    range: ByteRange | null,
  ): AnswerBody | Promise<AnswerBody> => {
    if (coding === null && codings.gzip !== undefined) return unpacked(digest, range);
    const name = coding === null ? digest : `${digest}.${coding}`;
    const file = elsewhere.get(digest) ?? join(folder, name);
    if (range !== null) return streamOf(file, range);
    const length = (coding === null ? undefined : codings[coding]) ?? size;
    if (length > SMALL) return streamOf(file, { start: 0, end: length - 1 });
    return kept.get(name) ?? readWhole(file, name);
  };

  /** Reads a text for a client that takes no coding. */
  async function unpacked(digest: string, range: ByteRange | null): Promise<AnswerBody> {
    let bytes = kept.get(digest);
    if (bytes === undefined) {
      bytes = new Uint8Array(await unpack(await readFile(join(folder, `${digest}.gzip`))));
      kept.set(digest, bytes);
    }
    return range === null ? bytes : bytes.subarray(range.start, range.end + 1);
  }

  async function readWhole(file: string, name: string): Promise<AnswerBody> {
    const bytes = new Uint8Array(await readFile(file));
    kept.set(name, bytes);
    return bytes;
  }
}

/**
 * Reads a part of a file as fast as it is taken. The file is opened when the first bytes are wanted, and closed with
 * the stream; one that has become shorter fails it.
 */
function streamOf(
  file: string,
  { start, end }: ByteRange,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let handle: Awaited<ReturnType<typeof openFile>> | null = null;
  let at = start;
  let isCancelled = false;
  const close = async (): Promise<void> => {
    const closing = handle;
    handle = null;
    await closing?.close();
  };
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        handle ??= await openFile(file);
        if (isCancelled) return close();
        const wanted = Math.min(CHUNK, end - at + 1);
        const { bytesRead, buffer } = await handle.read(Buffer.alloc(wanted), 0, wanted, at);
        if (isCancelled) return close();
        if (bytesRead === 0) {
          await close();
          throw new Error(`${file} ended before its length.`);
        }
        at += bytesRead;
        controller.enqueue(buffer.subarray(0, bytesRead));
        if (at <= end) return;
        await close();
        controller.close();
      },
      async cancel() {
        isCancelled = true;
        await close();
      },
    },
    { highWaterMark: 0 },
  );
}
