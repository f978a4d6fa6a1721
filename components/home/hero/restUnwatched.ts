/** How long a picture moves while nobody does anything, in milliseconds. */
const REST_MS = 60_000;

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/**
 * Marks an element with `data-resting` while what moves in it would move for nobody: it is out of sight, or nothing
 * has been touched for a minute. A hidden tab is the browser's own affair.
 * @returns the way to stop.
 */
export function restUnwatched(element: HTMLElement): () => void {
  const listening = new AbortController();
  let isInSight = true;
  let touchedAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function mark(): void {
    const isAwake = performance.now() - touchedAt < REST_MS;
    element.toggleAttribute('data-resting', !isInSight || !isAwake);
    clearTimeout(timer);
    if (isAwake) timer = setTimeout(mark, touchedAt + REST_MS - performance.now());
  }

  function wake(): void {
    const wasAsleep = performance.now() - touchedAt >= REST_MS;
    touchedAt = performance.now();
    if (wasAsleep) mark();
  }

  const observer = new IntersectionObserver(([entry]) => {
    isInSight = entry?.isIntersecting ?? true;
    mark();
  });
  observer.observe(element);
  for (const sign of SIGNS)
    addEventListener(sign, wake, { passive: true, signal: listening.signal });
  return () => {
    listening.abort();
    observer.disconnect();
    clearTimeout(timer);
  };
}
