/**
 * Holds a shared Web Lock until the page is left. The lock is released at `pagehide` and requested
 * again at `pageshow`, since a page with a lock is excluded from the back-forward cache. Returns
 * a function that releases the lock.
 */
export function holdLock(name: string): () => void {
  let release = (): void => {};
  const controller = new AbortController();
  const requestLock = (): void => {
    release();
    const request = new AbortController();
    const { signal } = request;
    release = () => request.abort();
    const untilReleased = (): Promise<void> =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    // Rejects when the request is aborted before the lock is granted.
    navigator.locks.request(name, { mode: 'shared', signal }, untilReleased).catch(() => {});
  };
  requestLock();
  window.addEventListener('pagehide', () => release(), { signal: controller.signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && requestLock(), {
    signal: controller.signal,
  });
  return () => {
    controller.abort();
    release();
  };
}
