import { clamp } from '@/lib/clamp';

/** The part of the small map that is shown round the place that is told of, in its own units. */
const CUT = { width: 162, height: 156 } as const;

/**
 * Copies the page's small map, cut round a place, and its line of years into the player's line of the story.
 * @param room where they go
 * @param placeId a place that a map of the page has; with another, or null, the first map as a whole
 * @returns the way to take them away
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

/** The cut as a `viewBox`, within the map's own. */
function cutRound(dot: SVGCircleElement, map: Element): string {
  const [, , width = CUT.width, height = CUT.height] = (map.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  const x = clamp(Number(dot.getAttribute('cx')) - CUT.width / 2, 0, width - CUT.width);
  const y = clamp(Number(dot.getAttribute('cy')) - CUT.height / 2, 0, height - CUT.height);
  return `${x} ${y} ${CUT.width} ${CUT.height}`;
}
