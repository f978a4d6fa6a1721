import type { Progress } from '@/lib/offline/packState';

/** Between two steps of the progress bar, in bytes. */
const STEP = 64 * 1024;

/**
 * Creates the publisher of a download's progress, which publishes in steps of bytes.
 * @param bytes still to come
 * @param before bytes of an interrupted download, which count as done
 * @returns a function that counts received bytes
 */
export function publishProgress(
  bytes: number,
  before: number,
  publish: (progress: Progress) => void,
): (come: number) => void {
  const total = before + bytes;
  let [done, published] = [before, before];
  publish({ done, total });
  return (come) => {
    done += come;
    if (done - published < STEP && done < total) return;
    published = done;
    publish({ done: Math.min(done, total), total });
  };
}
