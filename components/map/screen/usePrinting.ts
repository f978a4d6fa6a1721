import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Tells whether the page is being printed, before the print layout. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const media = matchMedia('print');
    const setterOf = (value: boolean) => (): void => flushSync(() => setPrinting(value));
    window.addEventListener('beforeprint', setterOf(true), { signal });
    window.addEventListener('afterprint', setterOf(false), { signal });
    media.addEventListener('change', () => setPrinting(media.matches), { signal });
    return () => controller.abort();
  }, []);

  return isPrinting;
}
