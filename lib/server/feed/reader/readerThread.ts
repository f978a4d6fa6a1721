import 'server-only';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { FeedSource } from '@/lib/feed/read/parse';
import { readFeed } from '@/lib/server/feed/reader/readFeed';

/** The one message to the reader thread. */
export interface ReaderMessage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly source: FeedSource;
}

/**
 * Lowers the scheduling priority of this thread, so that requests come first on a single core: on Linux, id 0 is the
 * calling thread, not the process.
 */
function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(0, 5);
}

/** Lifetime of the thread: reads one feed, posts one result. */
parentPort?.once('message', async ({ bytes, source }: ReaderMessage) => {
  lowerPriority();
  const result = await readFeed(bytes, source);
  const transferList = result.ok ? [result.value.list.buffer, result.value.xml.buffer] : [];
  parentPort?.postMessage(result, transferList);
});
