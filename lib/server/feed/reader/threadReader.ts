import 'server-only';
import type { ResourceLimits, Worker } from 'node:worker_threads';
import type { FeedProblem } from '@/lib/feed/snapshot/problem';
import { failure, type Result } from '@/lib/result';
import type { Reading, ReadFeed } from '@/lib/server/feed/reader/readFeed';
import type { ReaderMessage } from '@/lib/server/feed/reader/readerThread';
import { codeOf } from '@/lib/server/feed/upstream/fetchProblem';

export interface ThreadLimits {
  /** Seconds from the order to the answer, start of the thread included. */
  readonly seconds: number;
  /** The old generation of the thread's heap, in megabytes; the feed's bytes lie outside of it. */
  readonly megabytes: number;
}

/** The young generation of the heap, in megabytes: a larger one would only be filled between two collections. */
const YOUNG_GENERATION_MEGABYTES = 8;

/** Starts a thread that runs `readerThread.ts`. */
export type StartThread = (resourceLimits: ResourceLimits) => Worker;

type Answer = Result<Reading, FeedProblem>;

/**
 * Creates a reader that parses each feed in its own worker thread, which ends after its answer or beyond its limits of
 * time and memory, so that no feed delays a request.
 */
export const createThreadReader =
  (start: StartThread, { seconds, megabytes }: ThreadLimits): ReadFeed =>
  (bytes, { contentType, url }) =>
    new Promise((resolve) => {
      const thread = start({
        maxOldGenerationSizeMb: megabytes,
        maxYoungGenerationSizeMb: YOUNG_GENERATION_MEGABYTES,
      });
      const end = (answer: Answer): void => {
        clearTimeout(timer);
        resolve(answer);
        void thread.terminate();
      };
      const timer = setTimeout(
        () => end(failure({ kind: 'too-slow', seconds })),
        seconds * 1000,
      );
      thread.once('message', end);
      thread.once('error', (error) => end(failure(problemOf(error, megabytes))));
      thread.once('exit', (code) => end(failure({ kind: 'unread', detail: `sortie ${code}` })));
      const order: ReaderMessage = { bytes, source: { contentType, url } };
      thread.postMessage(order, [bytes.buffer]);
    });

const problemOf = (error: unknown, megabytes: number): FeedProblem =>
  codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY'
    ? { kind: 'too-heavy', megabytes }
    : { kind: 'unread', detail: String(error) };
