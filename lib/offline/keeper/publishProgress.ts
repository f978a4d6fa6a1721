import type { Progress } from '@/lib/offline/packState';

/** Least number of bytes between two steps of the progress bar. */
const STEP_BYTES = 64 * 1024;

/**
 * Creates the publisher of a download's progress, which publishes in steps of bytes.
 * @param bytes not yet received
 * @param earlierBytes bytes of an interrupted download, which count as done
 * @returns a function that counts received bytes
 */
export function publishProgress(
  bytes: number,
  earlierBytes: number,
  publish: (progress: Progress) => void,
): (receivedBytes: number) => void {
  const total = earlierBytes + bytes;
  let [doneBytes, publishedBytes] = [earlierBytes, earlierBytes];
  publish({ done: doneBytes, total });
  return (receivedBytes) => {
    doneBytes += receivedBytes;
    if (doneBytes - publishedBytes < STEP_BYTES && doneBytes < total) return;
    publishedBytes = doneBytes;
    publish({ done: Math.min(doneBytes, total), total });
  };
}
