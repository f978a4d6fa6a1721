import 'server-only';
import type { FeedContent } from '@/lib/feed/read/list';
import type { LastGood, StoredHead } from '@/lib/feed/snapshot/lastGood';

/**
 * State shared by the site's instances: the last good copy of one upstream, and the lock of its visits. Every method
 * rejects when the store is unreachable.
 */
export interface SharedFeed {
  /** Reads the head of the shared copy; null without a copy. */
  readonly head: () => Promise<StoredHead | null>;
  /** Reads the content of a head; null when missing or of another digest. */
  readonly content: (
    head: StoredHead,
    localContent?: FeedContent,
  ) => Promise<FeedContent | null>;
  readonly publish: (copy: LastGood) => Promise<void>;
  /**
   * Acquires the lock to visit the upstream; 'taken' while another instance holds the lock, 'resting' after a recent
   * failure.
   */
  readonly claim: () => Promise<'mine' | 'taken' | 'resting'>;
  /** Releases the lock; after a failure the lock stays unavailable for `restMs` milliseconds. */
  readonly release: (restMs: number) => Promise<void>;
  /** Closes the connection permanently. */
  readonly close: () => Promise<void>;
}

/** Wraps a shared store so that the first of its failures in a row and its recovery are logged. */
export function withOutageLog(
  shared: SharedFeed,
  log: (line: string) => void,
): SharedFeed & { readonly isDown: () => boolean } {
  let isDown = false;
  let isClosed = false;
  const withLog =
    <A extends readonly unknown[], T>(method: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      try {
        const result = await method(...args);
        if (isDown) log('Le magasin partagé du flux répond de nouveau.');
        isDown = false;
        return result;
      } catch (error) {
        if (!isDown && !isClosed)
          log(
            `Le magasin partagé du flux ne répond pas (${String(error)}) : chaque serveur continue avec sa propre copie.`,
          );
        isDown = true;
        throw error;
      }
    };
  return {
    isDown: () => isDown,
    head: withLog(shared.head),
    content: withLog(shared.content),
    publish: withLog(shared.publish),
    claim: withLog(shared.claim),
    release: withLog(shared.release),
    close() {
      isClosed = true;
      return shared.close();
    },
  };
}
