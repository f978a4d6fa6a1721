import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Listens to the Escape key within an element, and while nothing of the page has the focus.
 * @param isEverywhere whether it is listened to wherever the focus is, dialogs and open popovers excepted
 */
export function useEscape(
  root: RefObject<HTMLElement | null>,
  onEscape: () => void,
  isEverywhere = false,
): void {
  const escape = useEffectEvent(onEscape);
  const isOurs = useEffectEvent(
    (target: EventTarget | null): boolean =>
      target === document.body ||
      (target instanceof Element &&
        (root.current?.contains(target) || (isEverywhere && !target.closest('dialog')))),
  );

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { key, target, defaultPrevented } = event;
      if (key !== 'Escape' || defaultPrevented || isFilledSearch(target)) return;
      // The browser closes it with this very key, wherever the focus is.
      if (hasOpenPopover()) return;
      if (isOurs(target)) escape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const hasOpenPopover = (): boolean =>
  [...document.querySelectorAll('[popover]')].some((popover) =>
    popover.matches(':popover-open'),
  );

/** There the browser's own Escape empties the field. */
const isFilledSearch = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
