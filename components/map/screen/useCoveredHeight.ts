import { useEffect, useState, type RefObject } from 'react';

/** Part of the map that the phone's open sheet covers. */
export interface CoveredPart {
  /** Covered pixels at the bottom of the map; 0 when the sheet is closed, or beside the map. */
  readonly height: number;
  /** Whether no usable part of the map is left. */
  readonly isWhole: boolean;
}

const NOT_COVERED: CoveredPart = { height: 0, isWhole: false };
/** Height of a button in pixels; a smaller part is unusable. */
const MIN_HEIGHT = 44;

/** Measures the part of the map that the phone's open sheet covers. */
export function useCoveredHeight(
  map: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  isSheetOpen: boolean,
): CoveredPart {
  const [cover, setCover] = useState(NOT_COVERED);

  useEffect(() => {
    const [mapElement, sheetElement] = [map.current, sheet.current];
    if (!mapElement || !sheetElement || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => {
      // Offsets ignore transforms: they give the sheet's final position during its animation.
      const uncovered = sheetElement.offsetTop - mapElement.offsetTop;
      const height = Math.max(0, mapElement.offsetHeight - uncovered);
      setCover((previous) =>
        previous.height === height
          ? previous
          : { height, isWhole: height > 0 && uncovered < MIN_HEIGHT },
      );
    });
    observer.observe(mapElement);
    observer.observe(sheetElement);
    return () => observer.disconnect();
  }, [map, sheet]);

  const current = isSheetOpen ? cover : NOT_COVERED;
  // Custom property for the style sheets of elements over the map.
  useEffect(
    () => map.current?.style.setProperty('--covered', `${current.height}px`),
    [map, current],
  );
  return current;
}
