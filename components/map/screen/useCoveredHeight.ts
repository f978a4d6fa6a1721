import { useEffect, useState, type RefObject } from 'react';

/** What the open sheet of a phone leaves of the map. */
export interface Cover {
  /** Pixels of the map's bottom that it covers; 0 when it is closed, or a panel beside the map. */
  readonly height: number;
  /** Whether nothing of use is left in sight. */
  readonly isWhole: boolean;
}

const NOTHING: Cover = { height: 0, isWhole: false };
/** A button's height in pixels: what is less cannot be used. */
const LEAST = 44;

/** Measures how much of the map the open sheet of a phone covers. */
export function useCoveredHeight(
  map: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  isSheetOpen: boolean,
): Cover {
  const [cover, setCover] = useState(NOTHING);

  useEffect(() => {
    const [below, above] = [map.current, sheet.current];
    if (!below || !above || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => {
      // Offsets, unlike rectangles, do not know of the sheet's slide: they tell where it will rest.
      const free = above.offsetTop - below.offsetTop;
      const height = Math.max(0, below.offsetHeight - free);
      setCover((known) =>
        known.height === height ? known : { height, isWhole: height > 0 && free < LEAST },
      );
    });
    observer.observe(below);
    observer.observe(above);
    return () => observer.disconnect();
  }, [map, sheet]);

  const now = isSheetOpen ? cover : NOTHING;
  // For the style sheets of what stands on the map, which keeps to what is in sight.
  useEffect(() => map.current?.style.setProperty('--covered', `${now.height}px`), [map, now]);
  return now;
}
