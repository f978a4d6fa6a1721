const root = document.documentElement;

/** Lays out the whole page: heights that stand for parts would lead beside what the browser goes to by itself. */
export const layOutAll = (): void => void delete root.dataset.arriving;

/** Lays out what is near the window too. */
function leaveTop(): void {
  if (root.dataset.arriving) root.dataset.arriving = '';
}

function endFirstFrame(): void {
  const isShown = document.querySelector('main > *');
  requestAnimationFrame(isShown ? () => (root.dataset.arriving &&= 'top') : endFirstFrame);
}

// Safari has no idle callbacks; a busy phone has no idle moment, and its page is to have arrived all the same.
const whenIdle = (task: (moment?: IdleDeadline) => void): unknown =>
  'requestIdleCallback' in window
    ? requestIdleCallback(task, { timeout: 2000 })
    : setTimeout(task, 50);

function layOutRest(moment?: IdleDeadline): void {
  do {
    const part = document.querySelector('[data-later]');
    if (!part) return layOutAll();
    part.removeAttribute('data-later');
    // Here and now, or those of several moments would be laid out in one frame.
    part.getBoundingClientRect();
  } while (moment && moment.timeRemaining() > 30);
  whenIdle(layOutRest);
}

// What is near the window first, in a frame of its own: Chromium counts a part that is hidden in one frame and laid
// out whole in the next as a jump.
function layOutInTurn(): void {
  leaveTop();
  requestAnimationFrame(() => whenIdle(layOutRest));
}

function onFirst(types: readonly string[], listener: () => void): void {
  for (const type of types) addEventListener(type, listener, { once: true, passive: true });
}

/**
 * Lays a page out in parts. Opened at its top, a page lays out what is below (arriving.css) when nothing else is to be
 * done: once all listen and its faces have come, from the top down; or when its visitor goes there. Its first frame may
 * leave out even more (Banner.module.css).
 */
export function arrive(): void {
  addEventListener('connected', () => {
    if ('arriving' in root.dataset)
      void document.fonts.ready.then(() => whenIdle(layOutInTurn));
  });
  const [opening] = performance.getEntriesByType('navigation');
  // In Chromium its name keeps what the address no longer says, the words that a link leads to (`#:~:text=`). Others do
  // not tell, and do not find words in a part that waits: there all is laid out at once.
  if (
    !('userAgentData' in navigator && opening && 'type' in opening) ||
    opening.type !== 'navigate' ||
    opening.name.includes('#')
  )
    return;
  root.dataset.arriving = 'first';
  endFirstFrame();
  // Reveal the rest after 4 s even without input: a screen reader sends no scroll or key event.
  setTimeout(leaveTop, 4000);
  let isMoving = false;
  onFirst(['wheel', 'touchmove', 'keydown', 'focusin'], () => {
    isMoving = true;
    leaveTop();
  });
  // Words, or a place that is restored, where nobody has moved.
  onFirst(['scroll'], () => isMoving || layOutAll());
  // The focus goes to the bar in which words are looked for; Next shows a page of the history.
  onFirst(['blur', 'popstate'], layOutAll);
}
