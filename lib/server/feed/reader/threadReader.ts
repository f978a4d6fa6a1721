import 'server-only';
import type { ResourceLimits, Worker } from 'node:worker_threads';
import type { FeedProblem } from '@/lib/feed/snapshot/problem';
import { failure, type Result } from '@/lib/result';
import type { ParsedUpstream, ReadFeed } from '@/lib/server/feed/reader/readFeed';
import type { ReaderMessage } from '@/lib/server/feed/reader/readerThread';
import { codeOf } from '@/lib/server/feed/upstream/fetchProblem';

export interface ThreadLimits {
  /** Seconds from the request to the result, start of the thread included. */
  readonly seconds: number;
  /** The old generation of the thread's heap, in megabytes; the feed's bytes lie outside of that heap. */
  readonly megabytes: number;
}

/** The young generation of the heap, in megabytes: a larger generation would only fill up between two collections. */
const YOUNG_GENERATION_MEGABYTES = 8;

/** Starts a thread that runs `readerThread.ts`. */
export type StartThread = (resourceLimits: ResourceLimits) => Worker;

type ReaderResult = Result<ParsedUpstream, FeedProblem>;

/**
 * Creates a reader that parses each feed in its own worker thread, which ends after its result or at its limits of
 * time and memory, so that no feed delays a request.
 */
export const createThreadReader =
  (startThread: StartThread, { seconds, megabytes }: ThreadLimits): ReadFeed =>
  (bytes, { contentType, url }) =>
    new Promise((resolve) => {
      const thread = startThread({
        maxOldGenerationSizeMb: megabytes,
        maxYoungGenerationSizeMb: YOUNG_GENERATION_MEGABYTES,
      });
      const finish = (result: ReaderResult): void => {
        clearTimeout(timer);
        resolve(result);
        void thread.terminate();
      };
      const timer = setTimeout(
        () => finish(failure({ kind: 'too-slow', seconds })),
        seconds * 1000,
      );
      thread.once('message', finish);
      thread.once('error', (error) => finish(failure(problemOf(error, megabytes))));
      thread.once('exit', (code) =>
        finish(failure({ kind: 'unread', detail: `sortie ${code}` })),
      );
      const message: ReaderMessage = { bytes, source: { contentType, url } };
      thread.postMessage(message, [bytes.buffer]);
    });

const problemOf = (error: unknown, megabytes: number): FeedProblem =>
  codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY'
    ? { kind: 'too-heavy', megabytes }
    : { kind: 'unread', detail: String(error) };
