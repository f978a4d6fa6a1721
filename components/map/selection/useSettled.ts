import { useEffect, useState } from 'react';
import { schedule } from '@/components/ui/browser/schedule';

/** Delay in milliseconds: longer than a key press, shorter than a noticeable wait. */
const DELAY_MS = 150;

/**
 * Returns a text after a pause in typing; at once when it is empty, or comes from the address. A
 * map that followed each letter would delay the next one.
 */
export function useSettled(text: string, hasArrived: boolean): string {
  const [settled, setSettled] = useState(text);
  const [wasThere, setThere] = useState(hasArrived);
  if (hasArrived !== wasThere) {
    setThere(hasArrived);
    setSettled(text);
  } else if (text === '' && settled !== '') setSettled('');
  useEffect(() => {
    if (text === settled) return undefined;
    return schedule(() => setSettled(text), DELAY_MS);
  }, [text, settled]);
  return settled;
}
