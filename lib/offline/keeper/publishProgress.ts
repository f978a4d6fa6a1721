import type { Progress } from '@/lib/offline/packState';

/** Between two steps of the progress bar, in bytes. */
const STEP = 64 * 1024;

/**
 * Publishes the progress of a download, every so many bytes.
 * @param bytes bytes that are still to come
 * @param before bytes of an interrupted download, which count as done
 * @returns counts bytes as they come
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
