import 'server-only';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { FeedSource } from '@/lib/feed/read/parse';
import { readFeed } from '@/lib/server/feed/reader/readFeed';

/** What the thread is asked, once. */
export interface ReaderOrder {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly source: FeedSource;
}

/** Visitors come first where there is one core only: on Linux, 0 is this thread and not the whole process. */
function stepBack(): void {
  if (process.platform === 'linux') setPriority(0, 5);
}

/** The whole life of the thread that reads one feed: one order, one answer. */
parentPort?.once('message', async ({ bytes, source }: ReaderOrder) => {
  stepBack();
  const answer = await readFeed(bytes, source);
  const given = answer.ok ? [answer.value.list.buffer, answer.value.xml.buffer] : [];
  parentPort?.postMessage(answer, given);
});
