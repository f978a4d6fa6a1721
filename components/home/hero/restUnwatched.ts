/** Time without input after which the animations pause, in milliseconds. */
const REST_MS = 60_000;

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/**
 * Marks an element with `data-resting` while it is out of the viewport, or after a minute without
 * input, so that its animations pause. In a hidden tab the browser itself suspends them.
 * @returns removes the observer and the listeners
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
