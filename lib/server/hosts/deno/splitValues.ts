import 'server-only';
import type { KeyValues } from '@/lib/server/hosts/edge/keyValueStore';

/** In bytes. Deno's database limits a value to 64 KiB. */
const PIECE_BYTES = 60 * 1024;

/** Splits values beyond the database's limit into numbered pieces; a reader checks that all pieces belong together. */
export const splitValues = (opening: Promise<Deno.Kv>): KeyValues => ({
  async get(key) {
    const kv = await opening;
    const { value: count } = await kv.get([key]);
    if (typeof count !== 'number') return null;
    const pieces = await Promise.all(
      Array.from({ length: count }, async (_, rank) => (await kv.get([key, rank])).value),
    );
    const bytes = pieces.flatMap((piece) => (piece instanceof Uint8Array ? [piece] : []));
    return new Uint8Array(
      await new Blob(bytes.map((piece) => new Uint8Array(piece))).arrayBuffer(),
    );
  },
  async set(key, value) {
    const kv = await opening;
    const count = Math.ceil(value.length / PIECE_BYTES);
    for (let rank = 0; rank < count; rank += 1)
      await kv.set([key, rank], value.subarray(rank * PIECE_BYTES, (rank + 1) * PIECE_BYTES));
    await kv.set([key], count);
  },
});
