import 'server-only';
import { readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { readOnce } from '@/lib/server/content/readOnce';

export interface PublicFile {
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly modifiedAt: number;
}

/**
 * Reads size and date of a file of `public/` by its address on the site; null for a missing file.
 * @param address from content, never from a request: in production every result is cached
 */
export function publicFile(address: string, root?: string): PublicFile | null {
  if (!address.startsWith('/') || normalize(address).includes('..')) return null;
  return root === undefined ? statFileOnce(address) : statFile(address, root);
}

/** Reads a file of `public/` by its address in content; null for a missing file. */
export const publicBytes = (address: string): Buffer | null =>
  publicFile(address) && readFileSync(join(/* turbopackIgnore: true */ publicRoot(), address));

function statFile(address: string, root: string): PublicFile | null {
  const path = join(/* turbopackIgnore: true */ root, address);
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? { bytes: stats.size, modifiedAt: Math.floor(stats.mtimeMs) } : null;
}

const statFileOnce = readOnce((address: string) => statFile(address, publicRoot()));

const publicRoot = (): string => join(/* turbopackIgnore: true */ process.cwd(), 'public');
