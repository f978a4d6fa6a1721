/** Longest wait for an idle moment, in milliseconds. */
const TIMEOUT_MS = 2000;

/**
 * Runs a task at the first idle moment after the page's load.
 * @returns a function that cancels the task
 */
export function whenIdle(task: () => void): () => void {
  const controller = new AbortController();
  const requestIdle = (): void => {
    // Safari has no `requestIdleCallback`.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(task, 200);
      controller.signal.addEventListener('abort', () => clearTimeout(timer));
      return;
    }
    const handle = requestIdleCallback(task, { timeout: TIMEOUT_MS });
    controller.signal.addEventListener('abort', () => cancelIdleCallback(handle));
  };
  if (document.readyState === 'complete') requestIdle();
  else addEventListener('load', requestIdle, { once: true, signal: controller.signal });
  return () => controller.abort();
}
