import { useEffect, useState } from 'react';
import { schedule } from '@/components/ui/browser/schedule';

/** Delay in milliseconds: longer than a key press, shorter than a noticeable wait. */
const DELAY_MS = 150;

/**
 * Debounces a text; an empty text, and a text from the address, are returned at once. Filtering the map at each letter would delay the next one.
 */
export function useDebouncedText(text: string, hasArrived: boolean): string {
  const [debounced, setDebounced] = useState(text);
  const [hadArrived, setHadArrived] = useState(hasArrived);
  if (hasArrived !== hadArrived) {
    setHadArrived(hasArrived);
    setDebounced(text);
  } else if (text === '' && debounced !== '') setDebounced('');
  useEffect(() => {
    if (text === debounced) return undefined;
    return schedule(() => setDebounced(text), DELAY_MS);
  }, [text, debounced]);
  return debounced;
}
