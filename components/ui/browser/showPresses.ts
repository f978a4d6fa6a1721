const PRESSABLE = ':is(a, button, summary):not(:disabled)';

/** Until then a finger that lets go has tapped, and what the tap does is the answer; a longer wait would be felt. */
const HELD_MS = 100;

/** As long as browsers keep `:active` after a tap. */
const SHOWN_MS = 150;

/**
 * Marks what a finger presses (`data-pressed`): while it is held, and for a moment after a tap, from the frame after the
 * one that answers it. A style for `:active`, or the browser's own veil, has the page laid out and painted between the
 * end of a tap and its click. Returns the way to stop.
 */
export function showPresses(): () => void {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
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
    timer = setTimeout(show, HELD_MS);
  };
  const tap = (): void => {
    const tapped = pressed;
    if (!tapped) return;
    // On a slow machine its answer can take longer than a mark stays.
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
    listening.abort();
    forget();
  };
}
