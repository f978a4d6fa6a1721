import { useEffect, useState, type RefObject } from 'react';

/** How many pixels of the bottom of the map the open sheet of a phone covers; 0 beside it or when closed. */
export function useCoveredHeight(
  map: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  isSheetOpen: boolean,
): number {
  const [covered, setCovered] = useState(0);

  useEffect(() => {
    const [below, above] = [map.current, sheet.current];
    if (!below || !above || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() =>
      // Offsets, unlike rectangles, do not know of the sheet's slide: they tell where it will rest.
      setCovered(Math.max(0, below.offsetTop + below.offsetHeight - above.offsetTop)),
    );
    observer.observe(below);
    observer.observe(above);
    return () => observer.disconnect();
  }, [map, sheet]);

  return isSheetOpen ? covered : 0;
}
