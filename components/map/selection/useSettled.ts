import { useEffect, useState } from 'react';
import { schedule } from '@/components/ui/browser/schedule';

/** Longer than a key is held down, shorter than what is felt as a wait. */
const SETTLED_MS = 150;

/**
 * A text once nothing has been typed for a moment; an empty one at once, and the one that the address came with. A map
 * that follows each letter keeps the key that comes up again waiting, and then the next letter.
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
    return schedule(() => setSettled(text), SETTLED_MS);
  }, [text, settled]);
  return settled;
}
