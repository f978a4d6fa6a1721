import 'server-only';
import { Worker } from 'node:worker_threads';
import type { StartThread } from '@/lib/server/feed/reader/threadReader';

/** Starts the reader thread from its bundle: Next compiles the file of a literal `new Worker(new URL(…))`. */
export const startReader: StartThread = (resourceLimits) =>
  new Worker(new URL('./readerThread.ts', import.meta.url), { resourceLimits });
