import 'server-only';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { LastGood } from '@/lib/feed/snapshot/lastGood';
import { loggable } from '@/lib/server/feed/upstream/fetchProblem';
import { replaceFile, removeStaleTempFiles } from '@/lib/server/feed/snapshot/replaceFile';
import { storedPieces } from '@/lib/server/feed/snapshot/stored';
import { readStored } from '@/lib/server/feed/snapshot/storedFile';

/** Persistent storage of one upstream's last good copy. */
export interface FeedStore {
  /** Reads the copy; null when missing, broken or of another upstream. Never rejects. */
  readonly read: () => Promise<LastGood | null>;
  /** Writes the copy; rejects when the disk fails. */
  readonly write: (copy: LastGood) => Promise<void>;
}

/** Creates a store of one file per upstream in `folder`, replaced atomically. */
export function createFileStore(
  folder: string,
  url: string,
  log: (line: string) => void,
): FeedStore {
  const name = createHash('sha256').update(url).digest('hex').slice(0, 16);
  const file = join(folder, `${name}.feed`);
  return {
    async read() {
      await removeStaleTempFiles(file);
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
