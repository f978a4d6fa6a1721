import { useEffect, useEffectEvent } from 'react';
import { rankOfKey } from '@/lib/quiz/digitKey';

/** Where digits are typed, or mean something else. */
const FIELDS = 'input, select, textarea, dialog, [contenteditable]';

/** Calls back with the rank (from 0) of a digit pressed anywhere on the page outside a field. */
export function useDigitKeys(choose: (rank: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { defaultPrevented, repeat, ctrlKey, metaKey, altKey, target } = event;
    if (defaultPrevented || repeat || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest(FIELDS)) return;
    const rank = rankOfKey(event);
    if (rank !== null) choose(rank);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
