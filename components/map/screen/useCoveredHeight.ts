import { useEffect, useState, type RefObject } from 'react';

/** Part of the map that the phone's open sheet covers. */
export interface Cover {
  /** Covered pixels at the bottom of the map; 0 when the sheet is closed, or beside the map. */
  readonly height: number;
  /** Whether no usable part of the map is left. */
  readonly isWhole: boolean;
}

const NOTHING: Cover = { height: 0, isWhole: false };
/** Height of a button in pixels; a smaller part is unusable. */
const MIN_HEIGHT = 44;

/** Measures the part of the map that the phone's open sheet covers. */
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
      // Offsets ignore transforms: they give the sheet's final position during its animation.
      const free = above.offsetTop - below.offsetTop;
      const height = Math.max(0, below.offsetHeight - free);
      setCover((known) =>
        known.height === height ? known : { height, isWhole: height > 0 && free < MIN_HEIGHT },
      );
    });
    observer.observe(below);
    observer.observe(above);
    return () => observer.disconnect();
  }, [map, sheet]);

  const now = isSheetOpen ? cover : NOTHING;
  // Custom property for the style sheets of elements over the map.
  useEffect(() => map.current?.style.setProperty('--covered', `${now.height}px`), [map, now]);
  return now;
}
