/**
 * Holds a shared Web Lock until the page is left. The lock is released at `pagehide` and requested
 * again at `pageshow`, since a page that holds one is excluded from the back-forward cache. Returns
 * a function that releases it.
 */
export function holdLock(name: string): () => void {
  let release = (): void => {};
  const holding = new AbortController();
  const take = (): void => {
    release();
    const stopping = new AbortController();
    const { signal } = stopping;
    release = () => stopping.abort();
    const untilStopped = (): Promise<void> =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    // Rejects when the request is aborted before the lock is granted.
    navigator.locks.request(name, { mode: 'shared', signal }, untilStopped).catch(() => {});
  };
  take();
  window.addEventListener('pagehide', () => release(), { signal: holding.signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && take(), {
    signal: holding.signal,
  });
  return () => {
    holding.abort();
    release();
  };
}
