import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Listens to the Escape key within an element, and while nothing on the page has the focus.
 * @param isGlobal listens wherever the focus is, except in dialogs and with open popovers
 */
export function useEscape(
  root: RefObject<HTMLElement | null>,
  onEscape: () => void,
  isGlobal = false,
): void {
  const escape = useEffectEvent(onEscape);
  const isHandled = useEffectEvent(
    (target: EventTarget | null): boolean =>
      target === document.body ||
      (target instanceof Element &&
        (root.current?.contains(target) || (isGlobal && !target.closest('dialog')))),
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target, defaultPrevented } = event;
      if (key !== 'Escape' || defaultPrevented || isFilledSearch(target)) return;
      // The browser closes a popover at the same key, wherever the focus is.
      if (hasOpenPopover()) return;
      if (isHandled(target)) escape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

const hasOpenPopover = (): boolean =>
  [...document.querySelectorAll('[popover]')].some((popover) =>
    popover.matches(':popover-open'),
  );

/** Tells whether Escape would empty a search field. */
const isFilledSearch = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
