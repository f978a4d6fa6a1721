import 'server-only';
import { createHash } from 'node:crypto';
import type { FeedStore } from '@/lib/server/feed/snapshot/store';
import { contentOf, readHead, storedPieces } from '@/lib/server/feed/snapshot/stored';
import { loggable } from '@/lib/server/feed/upstream/fetchProblem';

/** A key-value store of a platform. Both methods reject when the store is unreachable. */
export interface KeyValues {
  readonly get: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  readonly set: (key: string, value: Uint8Array<ArrayBuffer>) => Promise<void>;
}

const LINE_FEED = 10;

/** Stores the last good copy of one upstream in a key-value store, in the format of the copy on disk. */
export function createKeyValueStore(
  values: KeyValues,
  url: string,
  log: (line: string) => void,
): FeedStore {
  const key = `feed-${createHash('sha256').update(url).digest('hex').slice(0, 16)}`;
  return {
    async read() {
      try {
        const bytes = await values.get(key);
        if (bytes === null) return null;
        const headEnd = bytes.indexOf(LINE_FEED) + 1;
        const head = readHead(new TextDecoder().decode(bytes.subarray(0, headEnd)));
        const content = head && (await contentOf(head, bytes.subarray(headEnd)));
        if (content !== null && head?.url === url) return { ...head, content };
        log(`Flux ${loggable(url)} : la copie gardée est illisible, elle est ignorée.`);
      } catch (error) {
        log(`Flux ${loggable(url)} : la copie gardée ne peut pas être lue (${String(error)}).`);
      }
      return null;
    },
    write: async (copy) => values.set(key, concatenate(storedPieces(copy))),
  };
}

function concatenate(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    result.set(chunk, offset);
    offset += chunk.length;
  }
  return result;
}

/** A store without storage: each instance starts with the built-in feed. */
export const emptyStore: FeedStore = {
  read: async () => null,
  write: async () => undefined,
};
