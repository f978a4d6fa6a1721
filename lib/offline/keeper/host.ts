/** What becomes of a task for which another tab has the lock. */
interface Waiting {
  readonly onWait: () => void;
  /** Gives the place in the queue up: the task then rejects with the signal's reason, and is never begun. */
  readonly signal: AbortSignal;
}

/** What the browser lends to whoever keeps episodes. */
export interface KeeperHost {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  /** Does a task while it alone holds a lock among the tabs. */
  readonly alone: <T>(name: string, task: () => Promise<T>, waiting?: Waiting) => Promise<T>;
  /** Does a task unless another tab holds the lock. */
  readonly unlessHeld: (name: string, task: () => Promise<unknown>) => Promise<unknown>;
  /** What the device leaves to the site, in bytes; null when it does not say. */
  readonly room: () => Promise<number | null>;
  /** Asks the browser to clear nothing by itself; says what it has promised. */
  readonly persist: () => Promise<boolean>;
  readonly isPersisted: () => Promise<boolean>;
  /** Whether the site is used as an application: it then opens without a network even when no episode is kept. */
  readonly isInstalled: () => boolean;
  /** Puts the worker in place; rejects where there can be none. */
  readonly installWorker: () => Promise<void>;
  readonly removeWorker: () => Promise<void>;
  /** Tells the worker that what is kept has changed. */
  readonly tellWorker: () => void;
  /** Notes outside of the caches whether anything is kept, for the next page to know at once. */
  readonly note: (slugs: readonly string[]) => void;
}
