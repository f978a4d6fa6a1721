/** Options for a task whose lock another tab holds. */
interface WaitOptions {
  readonly onWait: () => void;
  /** Aborts the wait: the task rejects with the signal's reason and does not start. */
  readonly signal: AbortSignal;
}

/** Services that the keeper takes from the browser. */
export interface KeeperHost {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  /** Runs a task while holding an exclusive lock between tabs. */
  readonly alone: <T>(
    name: string,
    task: () => Promise<T>,
    waiting?: WaitOptions,
  ) => Promise<T>;
  /** Runs a task unless another tab holds the lock. */
  readonly unlessHeld: (name: string, task: () => Promise<unknown>) => Promise<unknown>;
  /** Returns the free storage in bytes; null if the browser does not report the free storage. */
  readonly freeBytes: () => Promise<number | null>;
  /** Requests persistent storage; resolves to true when the browser grants the request. */
  readonly persist: () => Promise<boolean>;
  readonly isPersisted: () => Promise<boolean>;
  /** Tells whether the site is installed: an installed site opens without a network even without kept episodes. */
  readonly isInstalled: () => boolean;
  /** Registers the service worker; rejects where the browser allows no worker. */
  readonly installWorker: () => Promise<void>;
  readonly removeWorker: () => Promise<void>;
  /** Notifies the worker that the storage has changed. */
  readonly tellWorker: () => void;
  /** Records outside of the caches which episodes are kept, for a synchronous read by the next page. */
  readonly note: (slugs: readonly string[]) => void;
}
