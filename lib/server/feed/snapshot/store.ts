import 'server-only';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { LastGood } from '@/lib/feed/snapshot/lastGood';
import { loggable } from '@/lib/server/feed/upstream/fetchProblem';
import { replaceFile, sweepDrafts } from '@/lib/server/feed/snapshot/replaceFile';
import { storedPieces } from '@/lib/server/feed/snapshot/stored';
import { readStored } from '@/lib/server/feed/snapshot/storedFile';

/** Where the last good copy of one upstream outlives the process. */
export interface FeedStore {
  /** Never rejects: a copy that is missing, broken or another upstream's is null. */
  readonly read: () => Promise<LastGood | null>;
  /** Rejects when the disk does. */
  readonly write: (copy: LastGood) => Promise<void>;
}

/**
 * Creates a store of one file per upstream in `folder`, written whole beside its place and then renamed over it
 * (atomic replacement).
 */
export function createFileStore(
  folder: string,
  url: string,
  log: (line: string) => void,
): FeedStore {
  const name = createHash('sha256').update(url).digest('hex').slice(0, 16);
  const file = join(folder, `${name}.feed`);
  return {
    async read() {
      await sweepDrafts(file);
      const copy = await readStored(file);
      if (copy === 'absent') return null;
      if (copy !== null && copy.url === url) return copy;
      const reason = copy === null ? 'est illisible' : 'vient d’une autre adresse';
      log(`Flux ${loggable(url)} : la copie sur disque ${reason}, elle est ignorée.`);
      return null;
    },
    write: (copy) => replaceFile(file, storedPieces(copy)),
  };
}
