const root = document.documentElement;

/**
 * Lays out the whole page: with estimated heights (`contain-intrinsic-size`), the browser's own
 * jumps would miss their targets.
 */
export const layOutAll = (): void => void delete root.dataset.arriving;

/** Lays out the parts near the viewport too. */
function layOutNearViewport(): void {
  if (root.dataset.arriving) root.dataset.arriving = '';
}

/** Sets `data-arriving` from `first` to `top` in the frame after that in which `main` has content. */
function endFirstFrame(): void {
  const content = document.querySelector('main > *');
  requestAnimationFrame(content ? () => (root.dataset.arriving &&= 'top') : endFirstFrame);
}

// Safari has no `requestIdleCallback`; a busy phone has no idle period, hence the timeout.
const whenIdle = (task: (deadline?: IdleDeadline) => void): unknown =>
  'requestIdleCallback' in window
    ? requestIdleCallback(task, { timeout: 2000 })
    : setTimeout(task, 50);

function layOutRest(deadline?: IdleDeadline): void {
  do {
    const part = document.querySelector('[data-later]');
    if (!part) return layOutAll();
    part.removeAttribute('data-later');
    // Forces the layout now: one frame would otherwise lay out the parts of several idle periods.
    part.getBoundingClientRect();
  } while (deadline && deadline.timeRemaining() > 30);
  whenIdle(layOutRest);
}

// Lays out the parts near the viewport first, in a frame of their own: Chromium counts a part that is
// hidden in one frame and laid out whole in the next as a layout shift.
function layOutInTurn(): void {
  layOutNearViewport();
  requestAnimationFrame(() => whenIdle(layOutRest));
}

function listenOnce(types: readonly string[], listener: () => void): void {
  for (const type of types) addEventListener(type, listener, { once: true, passive: true });
}

/**
 * Lays a page out in parts. A page opened at its top skips the layout of the parts below (arriving.css). Idle
 * periods lay the parts out from the top down, after the `connected` event and the loading of the fonts; a scroll or a
 * key lays them out at once. The first frame may skip more (Banner.module.css).
 */
export function layOutInParts(): void {
  addEventListener('connected', () => {
    if ('arriving' in root.dataset)
      void document.fonts.ready.then(() => whenIdle(layOutInTurn));
  });
  const [navigation] = performance.getEntriesByType('navigation');
  // Chromium's navigation entry keeps the text fragment of the address (`#:~:text=`), which `location` omits. Other
  // browsers drop the fragment, and do not search skipped parts for its text: they lay out the whole page at once.
  if (
    !('userAgentData' in navigator && navigation && 'type' in navigation) ||
    navigation.type !== 'navigate' ||
    navigation.name.includes('#')
  )
    return;
  root.dataset.arriving = 'first';
  endFirstFrame();
  // Lays out the parts after 4 s even without input: a screen reader sends no scroll or key event.
  setTimeout(layOutNearViewport, 4000);
  let isMoving = false;
  listenOnce(['wheel', 'touchmove', 'keydown', 'focusin'], () => {
    isMoving = true;
    layOutNearViewport();
  });
  // The browser itself causes a scroll without input, to a text fragment or a restored position.
  listenOnce(['scroll'], () => isMoving || layOutAll());
  // `blur` is sent when the browser's find bar takes the focus, `popstate` when Next shows an entry of the history.
  listenOnce(['blur', 'popstate'], layOutAll);
}
