import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import compressible from 'compressible';
import { CODINGS, type Coding } from '@/lib/http/codings';
import { encode } from '@/lib/server/hosts/node/encode';
import { digestOf } from '@/lib/server/site/digest';
import type { StoredBody } from '@/lib/server/manifest';

/** In bytes: bodies outside of these sizes are not compressed. */
const [MIN_BYTES, MAX_BYTES] = [1024, 4 * 1024 * 1024];

/** Largest ratio of compressed to original size that is worth a file. */
const MAX_RATIO = 0.95;

/** Brotli's best quality, for hashed scripts and style sheets: few files that every visitor fetches. */
const BEST_QUALITY = 11;

/** Storage of the bodies of a site image, each once, named by the digest of its bytes. */
export interface Store {
  readonly put: (bytes: Uint8Array, type: string, isHashed?: boolean) => Promise<StoredBody>;
  /** Returns the number of stored bodies and their total bytes. */
  readonly size: () => { readonly bodies: number; readonly bytes: number };
}

/** Opens the storage of a site image in an empty folder. */
export async function openStore(folder: string): Promise<Store> {
  await mkdir(folder, { recursive: true });
  const bodies = new Map<string, Promise<StoredBody>>();
  let totalBytes = 0;
  const write = async (name: string, bytes: Uint8Array): Promise<void> => {
    await writeFile(join(folder, name), bytes);
    totalBytes += bytes.length;
  };

  async function store(
    digest: string,
    bytes: Uint8Array<ArrayBuffer>,
    codings: readonly Coding[],
    isHashed: boolean,
  ): Promise<StoredBody> {
    const sizes: Partial<Record<Coding, number>> = {};
    for (const coding of codings) {
      const encoded = await encode(bytes, coding, isHashed ? BEST_QUALITY : undefined);
      if (encoded.length >= bytes.length * MAX_RATIO) continue;
      await write(`${digest}.${coding}`, encoded);
      sizes[coding] = encoded.length;
    }
    // A client without codings gets the decompressed gzip body: stored texts would double the image.
    if (sizes.gzip === undefined) await write(digest, bytes);
    return { digest, size: bytes.length, ...sizes };
  }

  return {
    async put(content, type, isHashed = false) {
      const bytes = new Uint8Array(content);
      const digest = await digestOf(bytes);
      const isText =
        bytes.length >= MIN_BYTES && bytes.length <= MAX_BYTES && compressible(type) === true;
      const existingBody = bodies.get(digest);
      if (existingBody !== undefined) return existingBody;
      const newBody = store(digest, bytes, isText ? CODINGS : [], isHashed);
      bodies.set(digest, newBody);
      return newBody;
    },
    size: () => ({ bodies: bodies.size, bytes: totalBytes }),
  };
}
