import 'server-only';
import type { LastGood } from '@/lib/feed/snapshot/lastGood';
import type { SharedFeed } from '@/lib/server/feed/shared/sharedFeed';

/** Between two looks at what another instance is reading, in milliseconds. */
const POLL_MS = 100;

/** No visit takes longer, reading included; whoever has the turn may have been killed. In milliseconds. */
const MAX_WAIT_MS = 30_000;

export interface VisitTurnOptions {
  readonly url: string;
  readonly shared: SharedFeed;
  readonly known: () => LastGood | null;
  /** Takes over the copy of another instance. */
  readonly adopt: (copy: LastGood) => void;
  /** Whether the upstream is to be visited, by whomever. */
  readonly isDue: () => boolean;
  readonly now: () => number;
}

/**
 * Meets the other instances: takes over what one of them has read since, or waits for the one that is reading.
 * @returns True when the upstream is this instance's to visit now; it then has to give the turn back.
 */
export async function acquireVisitTurn(options: VisitTurnOptions): Promise<boolean> {
  const { shared, isDue, now } = options;
  await adoptSharedCopy(options);
  const until = now() + MAX_WAIT_MS;
  while (isDue() && now() < until) {
    const claim = await shared.claim();
    if (claim === 'resting') return false;
    if (claim === 'mine') {
      // What was read between the last look and the turn counts.
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

async function adoptSharedCopy({ url, shared, known, adopt }: VisitTurnOptions): Promise<void> {
  const head = await shared.head();
  const mine = known();
  if (head === null || head.url !== url || head.fetchedAt <= (mine?.fetchedAt ?? -1)) return;
  const { etag, lastModified, fetchedAt, readAt, changedAt } = head;
  const content =
    mine?.content.digest === head.digest
      ? mine.content
      : await shared.content(head, mine?.content);
  if (content !== null)
    adopt({ url, content, etag, lastModified, fetchedAt, readAt, changedAt });
}
