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

  const show = (): void => {
    if (pressed) pressed.dataset.pressed = '';
  };
  const forget = (): void => {
    clearTimeout(timer);
    delete pressed?.dataset.pressed;
    pressed = null;
  };
  const forgetSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(forget, SHOWN_MS);
  };

  const press = ({ target, pointerType }: PointerEvent): void => {
    forget();
    if (pointerType === 'mouse' || !(target instanceof Element)) return;
    pressed = target.closest<HTMLElement>(PRESSABLE);
    timer = setTimeout(show, TOUCH_MS);
  };
  const tap = (): void => {
    const tapped = pressed;
    if (!tapped) return;
    // On a slow machine the effect of the tap can take longer than the mark of the touch.
    clearTimeout(timer);
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (pressed !== tapped) return;
        show();
        forgetSoon();
      }),
    );
  };

  document.addEventListener('pointerdown', press, options);
  document.addEventListener('pointerup', forgetSoon, options);
  document.addEventListener('pointercancel', forget, options);
  document.addEventListener('click', tap, options);
  return () => {
    controller.abort();
    forget();
  };
}
