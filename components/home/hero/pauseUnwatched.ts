/** Time without input after which the animations pause, in milliseconds. */
const IDLE_MS = 60_000;

const INPUT_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/**
 * Sets `data-paused` on an element out of the viewport, or after a minute without input, so that its animations
 * pause. In a hidden tab the browser itself suspends animations.
 * @returns a function that removes the observer and the listeners
 */
export function pauseUnwatched(element: HTMLElement): () => void {
  const controller = new AbortController();
  let isIntersecting = true;
  let lastInputAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(): void {
    const isActive = performance.now() - lastInputAt < IDLE_MS;
    element.toggleAttribute('data-paused', !isIntersecting || !isActive);
    clearTimeout(timer);
    if (isActive) timer = setTimeout(update, lastInputAt + IDLE_MS - performance.now());
  }

  function onInput(): void {
    const wasIdle = performance.now() - lastInputAt >= IDLE_MS;
    lastInputAt = performance.now();
    if (wasIdle) update();
  }

  const observer = new IntersectionObserver(([entry]) => {
    isIntersecting = entry?.isIntersecting ?? true;
    update();
  });
  observer.observe(element);
  for (const type of INPUT_EVENTS)
    addEventListener(type, onInput, { passive: true, signal: controller.signal });
  return () => {
    controller.abort();
    observer.disconnect();
    clearTimeout(timer);
  };
}
