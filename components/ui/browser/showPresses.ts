const PRESSABLE = ':is(a, button, summary):not(:disabled)';

/**
 * Duration of a touch, in milliseconds, before it shows as pressed. A shorter touch is a tap,
 * answered by the action itself; a longer wait would be felt.
 */
const TOUCH_MS = 100;

/** Duration of the mark after a tap, in milliseconds: as long as browsers keep `:active`. */
const SHOWN_MS = 150;

/**
 * Marks the touched element (`data-pressed`) while it is held, and shortly after a tap, beginning one frame after the
 * tap's effect. A style for `:active`, or the browser's tap highlight, would cost a layout and a paint between
 * `touchend` and `click`. Returns a function that removes the listeners.
 */
export function showPresses(): () => void {
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  let pressed: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout>;

  const mark = (): void => {
    if (pressed) pressed.dataset.pressed = '';
  };
  const unmark = (): void => {
    clearTimeout(timer);
    delete pressed?.dataset.pressed;
    pressed = null;
  };
  const unmarkSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(unmark, SHOWN_MS);
  };

  const onPointerDown = ({ target, pointerType }: PointerEvent): void => {
    unmark();
    if (pointerType === 'mouse' || !(target instanceof Element)) return;
    pressed = target.closest<HTMLElement>(PRESSABLE);
    timer = setTimeout(mark, TOUCH_MS);
  };
  const onClick = (): void => {
    const tapped = pressed;
    if (!tapped) return;
    // On a slow machine the effect of the tap can take longer than the mark of the touch.
    clearTimeout(timer);
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (pressed !== tapped) return;
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
