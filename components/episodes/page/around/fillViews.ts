import { clamp } from '@/lib/clamp';

/** Size of the crop of the small map around the narrated place, in the map's units. */
const CUT = { width: 162, height: 156 } as const;

/**
 * Copies the page's small map, cropped around a place, and its line of years into the story's sheet.
 * @param room parent of the copies
 * @param placeId a place on one of the page's maps; otherwise the first map is copied whole
 * @returns removes the copies
 */
export function fillViews(room: HTMLElement, placeId: string | null): () => void {
  const dot = document.querySelector<SVGCircleElement>(`[data-dot="${placeId}"]`);
  const map = dot?.ownerSVGElement ?? document.querySelector('svg:has([data-dot])');
  const years = document.querySelector('svg:has([data-year-cursor])');
  if (!map || !years) return () => {};
  const copies = [map, years].map((drawing) => drawing.cloneNode(true));
  room.replaceChildren(...copies);
  const [copied] = room.children;
  copied?.querySelector('img')?.setAttribute('loading', 'eager');
  if (dot) copied?.setAttribute('viewBox', cutRound(dot, map));
  return () => room.replaceChildren();
}

/** Returns the crop as a `viewBox`, within the map's own. */
function cutRound(dot: SVGCircleElement, map: Element): string {
  const [, , width = CUT.width, height = CUT.height] = (map.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  const x = clamp(Number(dot.getAttribute('cx')) - CUT.width / 2, 0, width - CUT.width);
  const y = clamp(Number(dot.getAttribute('cy')) - CUT.height / 2, 0, height - CUT.height);
  return `${x} ${y} ${CUT.width} ${CUT.height}`;
}
