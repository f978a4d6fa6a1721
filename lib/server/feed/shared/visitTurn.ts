import 'server-only';
import type { LastGood } from '@/lib/feed/snapshot/lastGood';
import type { SharedFeed } from '@/lib/server/feed/shared/sharedFeed';

/** In milliseconds: the polling interval while another instance visits. */
const POLL_MS = 100;

/** In milliseconds: longer than any visit with its reading; the holder of the lock may have been killed. */
const MAX_WAIT_MS = 30_000;

export interface VisitTurnOptions {
  readonly url: string;
  readonly shared: SharedFeed;
  readonly localCopy: () => LastGood | null;
  /** Replaces the local copy with the copy of another instance. */
  readonly adopt: (copy: LastGood) => void;
  /** Tells whether the upstream is due for a visit, by any instance. */
  readonly isDue: () => boolean;
  readonly now: () => number;
}

/**
 * Coordinates with the other instances: adopts a newer shared copy, or waits for the instance that is visiting.
 * @returns true when this instance holds the lock and must release it after its visit
 */
export async function acquireVisitTurn(options: VisitTurnOptions): Promise<boolean> {
  const { shared, isDue, now } = options;
  await adoptSharedCopy(options);
  const deadline = now() + MAX_WAIT_MS;
  while (isDue() && now() < deadline) {
    const claim = await shared.claim();
    if (claim === 'resting') return false;
    if (claim === 'mine') {
      // Adopt a copy published between the last poll and the lock.
      await adoptSharedCopy(options);
      if (isDue()) return true;
      await shared.release(0);
      return false;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    await adoptSharedCopy(options);
  }
  return false;
}

async function adoptSharedCopy({
  url,
  shared,
  localCopy,
  adopt,
}: VisitTurnOptions): Promise<void> {
  const head = await shared.head();
  const copy = localCopy();
  if (head === null || head.url !== url || head.fetchedAt <= (copy?.fetchedAt ?? -1)) return;
  const { etag, lastModified, fetchedAt, readAt, changedAt } = head;
  const content =
    copy?.content.digest === head.digest
      ? copy.content
      : await shared.content(head, copy?.content);
  if (content !== null)
    adopt({ url, content, etag, lastModified, fetchedAt, readAt, changedAt });
}
