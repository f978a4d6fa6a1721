import 'server-only';
import { statSync } from 'node:fs';
import { join, normalize } from 'node:path';

export interface PublicFile {
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly modifiedAt: number;
}

/** Size and age of a file of `public/`, given its address on the site; null when there is no such file. */
export function publicFile(address: string, root: string = publicRoot()): PublicFile | null {
  if (!address.startsWith('/') || normalize(address).includes('..')) return null;
  const path = join(/* turbopackIgnore: true */ root, address);
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? { bytes: stats.size, modifiedAt: Math.floor(stats.mtimeMs) } : null;
}

const publicRoot = (): string => join(/* turbopackIgnore: true */ process.cwd(), 'public');
