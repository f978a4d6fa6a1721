import 'server-only';
import type { KeyValues } from '@/lib/server/hosts/edge/keyValueStore';

/** In bytes: less than the limit of a value. */
const CHUNK_BYTES = 60 * 1024;

/**
 * Creates a key-value store on Deno KV, which limits a value to 64 KiB: each value is stored as numbered chunks and
 * their count. Not atomic: a read during a write may mix two values, which the digest check of `contentOf` (stored.ts)
 * rejects.
 */
export const createDenoKeyValues = (databasePromise: Promise<Deno.Kv>): KeyValues => ({
  async get(key) {
    const kv = await databasePromise;
    const { value: count } = await kv.get([key]);
    if (typeof count !== 'number') return null;
    const chunks = await Promise.all(
      Array.from({ length: count }, async (_, index) => (await kv.get([key, index])).value),
    );
    const bytes = chunks.flatMap((chunk) => (chunk instanceof Uint8Array ? [chunk] : []));
    return new Uint8Array(
      await new Blob(bytes.map((chunk) => new Uint8Array(chunk))).arrayBuffer(),
    );
  },
  async set(key, value) {
    const kv = await databasePromise;
    const count = Math.ceil(value.length / CHUNK_BYTES);
    for (let index = 0; index < count; index += 1)
      await kv.set(
        [key, index],
        value.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES),
      );
    await kv.set([key], count);
  },
});
