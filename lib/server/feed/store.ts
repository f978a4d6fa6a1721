import 'server-only';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { LastGoodSchema, type LastGood } from '@/lib/feed/lastGood';
import { loggable } from '@/lib/server/feed/fetchProblem';

/** Where the last good copy of one upstream outlives the process. */
export interface FeedStore {
  /** Never rejects: a copy that is missing, broken or another upstream's is null. */
  readonly read: () => Promise<LastGood | null>;
  /** Rejects when the disk does. */
  readonly write: (copy: LastGood) => Promise<void>;
}

/** One file per upstream in `folder`, written whole beside its place and then renamed over it. */
export function createFileStore(
  folder: string,
  url: string,
  log: (line: string) => void,
): FeedStore {
  const name = createHash('sha256').update(url).digest('hex').slice(0, 16);
  const file = join(folder, `${name}.json`);
  return {
    async read() {
      const text = await readFile(file, 'utf8').catch(() => null);
      if (text === null) return null;
      const copy = decode(text);
      if (copy !== null && copy.url === url) return copy;
      const reason = copy === null ? 'est illisible' : 'vient d’une autre adresse';
      log(`Flux ${loggable(url)} : la copie sur disque ${reason}, elle est ignorée.`);
      return null;
    },
    async write(copy) {
      await mkdir(folder, { recursive: true });
      const draft = `${file}.${process.pid}.${Date.now().toString(36)}.tmp`;
      try {
        await writeFile(draft, JSON.stringify(copy));
        await rename(draft, file);
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
}

function decode(text: string): LastGood | null {
  try {
    const result = v.safeParse(LastGoodSchema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
