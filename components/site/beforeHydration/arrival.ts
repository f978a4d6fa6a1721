const root = document.documentElement;

/**
 * Lays out the whole page: with estimated heights (`contain-intrinsic-size`), the browser's own
 * jumps would miss their targets.
 */
export const layOutAll = (): void => void delete root.dataset.arriving;

/** Lays out the parts near the window too. */
function layOutNearWindow(): void {
  if (root.dataset.arriving) root.dataset.arriving = '';
}

function endFirstFrame(): void {
  const isShown = document.querySelector('main > *');
  requestAnimationFrame(isShown ? () => (root.dataset.arriving &&= 'top') : endFirstFrame);
}

// Safari has no `requestIdleCallback`; on a busy phone no moment is idle, hence the timeout.
const whenIdle = (task: (moment?: IdleDeadline) => void): unknown =>
  'requestIdleCallback' in window
    ? requestIdleCallback(task, { timeout: 2000 })
    : setTimeout(task, 50);

function layOutRest(moment?: IdleDeadline): void {
  do {
    const part = document.querySelector('[data-later]');
    if (!part) return layOutAll();
    part.removeAttribute('data-later');
    // Force the layout now: the parts of several idle moments would be laid out in one frame.
    part.getBoundingClientRect();
  } while (moment && moment.timeRemaining() > 30);
  whenIdle(layOutRest);
}

// The parts near the window come first, in a frame of their own: Chromium counts a part that is
// hidden in one frame and laid out whole in the next as a layout shift.
function layOutInTurn(): void {
  layOutNearWindow();
  requestAnimationFrame(() => whenIdle(layOutRest));
}

function onFirst(types: readonly string[], listener: () => void): void {
  for (const type of types) addEventListener(type, listener, { once: true, passive: true });
}

/**
 * Lays a page out in parts. A page opened at its top skips the layout of the parts below (arriving.css). They are
 * laid out from the top down in idle moments, after the `connected` event and the loading of the fonts, or at once
 * when the visitor moves towards them. The first frame may skip more (Banner.module.css).
 */
export function layOutInParts(): void {
  addEventListener('connected', () => {
    if ('arriving' in root.dataset)
      void document.fonts.ready.then(() => whenIdle(layOutInTurn));
  });
  const [navigation] = performance.getEntriesByType('navigation');
  // Chromium's navigation entry keeps the text fragment of the address (`#:~:text=`), which `location` omits. Other
  // browsers do not, and do not search skipped parts for the text: there the whole page is laid out at once.
  if (
    !('userAgentData' in navigator && navigation && 'type' in navigation) ||
    navigation.type !== 'navigate' ||
    navigation.name.includes('#')
  )
    return;
  root.dataset.arriving = 'first';
  endFirstFrame();
  // Reveal the rest after 4 s even without input: a screen reader sends no scroll or key event.
  setTimeout(layOutNearWindow, 4000);
  let isMoving = false;
  onFirst(['wheel', 'touchmove', 'keydown', 'focusin'], () => {
    isMoving = true;
    layOutNearWindow();
  });
  // A scroll without input is the browser's own: a text fragment, or a restored position.
  onFirst(['scroll'], () => isMoving || layOutAll());
  // `blur` comes when the browser's find bar takes the focus, `popstate` when Next shows an entry of the history.
  onFirst(['blur', 'popstate'], layOutAll);
}
