import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackItem } from '@/lib/offline/pack';
import { publicFile } from '@/lib/server/content/files/publicFiles';
import { readOnce } from '@/lib/server/content/readOnce';

/** In characters of base64url: enough of a SHA-256 to distinguish two versions of a file. */
const HASH_LENGTH = 16;

/** Lists the existing files of `public/` as items of a pack, without duplicates, versioned by their bytes. */
export const publicItems = (
  addresses: readonly (string | null | undefined)[],
): readonly PackItem[] =>
  [...new Set(addresses)].flatMap((address) =>
    address && publicFile(address) ? [publicItem(address)] : [],
  );

const publicItem = readOnce((address: string): PackItem => {
  const file = join(/* turbopackIgnore: true */ process.cwd(), 'public', address);
  const bytes = readFileSync(file);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, HASH_LENGTH);
  return { kind: 'file', url: address, bytes: bytes.length, hash };
});
