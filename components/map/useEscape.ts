import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Listens to the Escape key within an element, and while nothing of the page has the focus. */
export function useEscape(root: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { key, target, defaultPrevented } = event;
      if (key !== 'Escape' || defaultPrevented || isFilledSearch(target)) return;
      const isHere = target instanceof Node && root.current?.contains(target);
      if (isHere || target === document.body) escape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [root]);
}

/** There the browser's own Escape empties the field. */
const isFilledSearch = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
