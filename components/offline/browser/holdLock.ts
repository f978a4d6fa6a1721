/**
 * Holds a lock that tabs share, as long as the page is there: one that holds any would not be kept by the browser for
 * Back, so it is let go with the page and taken again with it. Returns the way to let it go.
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
    // Let go before it was given, it is no longer wanted.
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
