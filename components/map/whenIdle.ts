/** Longest wait for an idle moment, in milliseconds. */
const TIMEOUT_MS = 2000;

/**
 * Runs a task at the first idle moment after the page's load.
 * @returns cancels the task
 */
export function whenIdle(task: () => void): () => void {
  const given = new AbortController();
  const wait = (): void => {
    // Safari has no `requestIdleCallback`.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(task, 200);
      given.signal.addEventListener('abort', () => clearTimeout(timer));
      return;
    }
    const handle = requestIdleCallback(task, { timeout: TIMEOUT_MS });
    given.signal.addEventListener('abort', () => cancelIdleCallback(handle));
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal: given.signal });
  return () => given.abort();
}
