import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Tells whether the page is being printed, before the print layout. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const media = matchMedia('print');
    const setTo = (is: boolean) => (): void => flushSync(() => setPrinting(is));
    window.addEventListener('beforeprint', setTo(true), { signal });
    window.addEventListener('afterprint', setTo(false), { signal });
    media.addEventListener('change', () => setPrinting(media.matches), { signal });
    return () => listening.abort();
  }, []);

  return isPrinting;
}
