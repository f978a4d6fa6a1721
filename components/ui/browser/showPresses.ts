const PRESSABLE_SELECTOR = ':is(a, button, summary):not(:disabled)';

/**
 * Duration of a touch, in milliseconds, after which the element shows as pressed. A shorter touch is a tap,
 * answered by the action itself; a longer delay would be perceptible.
 */
const TOUCH_MS = 100;

/** Duration of the mark after a tap, in milliseconds: as long as browsers keep `:active`. */
const MARK_MS = 150;

/**
 * Marks the touched element (`data-pressed`) during a long press, and shortly after a tap, from one frame after the
 * tap's effect on. A style for `:active`, or the browser's tap highlight, would cost a layout and a paint between
 * `touchend` and `click`. Returns a function that removes the listeners.
 */
export function showPresses(): () => void {
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  let pressedElement: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout>;

  const mark = (): void => {
    if (pressedElement) pressedElement.dataset.pressed = '';
  };
  const unmark = (): void => {
    clearTimeout(timer);
    delete pressedElement?.dataset.pressed;
    pressedElement = null;
  };
  const unmarkSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(unmark, MARK_MS);
  };

  const onPointerDown = ({ target, pointerType }: PointerEvent): void => {
    unmark();
    if (pointerType === 'mouse' || !(target instanceof Element)) return;
    pressedElement = target.closest<HTMLElement>(PRESSABLE_SELECTOR);
    timer = setTimeout(mark, TOUCH_MS);
  };
  const onClick = (): void => {
    const tappedElement = pressedElement;
    if (!tappedElement) return;
    // On a slow machine the effect of the tap can take longer than the mark of the touch.
    clearTimeout(timer);
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (pressedElement !== tappedElement) return;
        mark();
        unmarkSoon();
      }),
    );
  };

  document.addEventListener('pointerdown', onPointerDown, options);
  document.addEventListener('pointerup', unmarkSoon, options);
  document.addEventListener('pointercancel', unmark, options);
  document.addEventListener('click', onClick, options);
  return () => {
    controller.abort();
    unmark();
  };
}
