import { clamp } from '@/lib/clamp';

/** Size of the crop of the small map around the narrated place, in the map's units. */
const CROP = { width: 162, height: 156 } as const;

/**
 * Copies the page's small map, cropped around a place, and its axis of years into the story's sheet.
 * @param container parent of the copies
 * @param placeId a place on one of the page's maps; otherwise the first map is copied whole
 * @returns a function that removes the copies
 */
export function copyDrawings(container: HTMLElement, placeId: string | null): () => void {
  const dot = document.querySelector<SVGCircleElement>(`[data-dot="${placeId}"]`);
  const map = dot?.ownerSVGElement ?? document.querySelector('svg:has([data-dot])');
  const years = document.querySelector('svg:has([data-year-cursor])');
  if (!map || !years) return () => {};
  const copies = [map, years].map((drawing) => drawing.cloneNode(true));
  container.replaceChildren(...copies);
  const [mapCopy] = container.children;
  mapCopy?.querySelector('img')?.setAttribute('loading', 'eager');
  if (dot) mapCopy?.setAttribute('viewBox', cropAround(dot, map));
  return () => container.replaceChildren();
}

/** Returns the crop as a `viewBox`, within the map's own. */
function cropAround(dot: SVGCircleElement, map: Element): string {
  const [, , width = CROP.width, height = CROP.height] = (map.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  const x = clamp(Number(dot.getAttribute('cx')) - CROP.width / 2, 0, width - CROP.width);
  const y = clamp(Number(dot.getAttribute('cy')) - CROP.height / 2, 0, height - CROP.height);
  return `${x} ${y} ${CROP.width} ${CROP.height}`;
}
