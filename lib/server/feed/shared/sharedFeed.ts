import 'server-only';
import type { FeedContent } from '@/lib/feed/read/list';
import type { LastGood, StoredHead } from '@/lib/feed/snapshot/lastGood';

/**
 * What the instances of the site have together: the last good copy of one upstream, and whose turn it is to visit it.
 * Every method rejects when the store cannot be reached.
 */
export interface SharedFeed {
  /** What is said of the shared copy; null when there is none. */
  readonly head: () => Promise<StoredHead | null>;
  /** The content that such a head announces; null when it is not there, or is something else. */
  readonly content: (head: StoredHead, known?: FeedContent) => Promise<FeedContent | null>;
  readonly publish: (copy: LastGood) => Promise<void>;
  /** Takes the turn to visit the upstream, unless another has it, or has just visited it in vain. */
  readonly claim: () => Promise<'mine' | 'taken' | 'resting'>;
  /** Gives the turn back; after a failure nobody gets it for that long, in milliseconds. */
  readonly release: (restMs: number) => Promise<void>;
  /** Lets go of the store, for good. */
  readonly close: () => Promise<void>;
}

/** Wraps a shared store so that its failures are logged once, and its return once. */
export function announced(
  shared: SharedFeed,
  log: (line: string) => void,
): SharedFeed & { readonly isDown: () => boolean } {
  let isDown = false;
  let isLetGo = false;
  const watch =
    <A extends readonly unknown[], T>(ask: (...given: A) => Promise<T>) =>
    async (...given: A): Promise<T> => {
      try {
        const answer = await ask(...given);
        if (isDown) log('Le magasin partagé du flux répond de nouveau.');
        isDown = false;
        return answer;
      } catch (error) {
        if (!isDown && !isLetGo)
          log(
            `Le magasin partagé du flux ne répond pas (${String(error)}) : chaque serveur continue avec sa propre copie.`,
          );
        isDown = true;
        throw error;
      }
    };
  return {
    isDown: () => isDown,
    head: watch(shared.head),
    content: watch(shared.content),
    publish: watch(shared.publish),
    claim: watch(shared.claim),
    release: watch(shared.release),
    close() {
      isLetGo = true;
      return shared.close();
    },
  };
}
