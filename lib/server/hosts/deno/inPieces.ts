import 'server-only';
import type { KeyValues } from '@/lib/server/hosts/edge/keyValueStore';

/** The most that Deno's database keeps under one key is 64 KiB. In bytes. */
const PIECE = 60 * 1024;

/** Keeps values longer than a database takes, in numbered pieces; whoever reads one checks that its pieces fit. */
export const inPieces = (opening: Promise<Deno.Kv>): KeyValues => ({
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
    const count = Math.ceil(value.length / PIECE);
    for (let rank = 0; rank < count; rank += 1)
      await kv.set([key, rank], value.subarray(rank * PIECE, (rank + 1) * PIECE));
    await kv.set([key], count);
  },
});
