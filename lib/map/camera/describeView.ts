import { imagePoint, isComfortable } from '@/lib/map/camera/framing';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import type { Size, Viewport } from '@/lib/surface/viewport';

/** Describes a view for a screen reader: 'Zoom 120 %, 3 lieux visibles'. */
export function describeView(
  viewport: Viewport,
  stage: Size,
  places: readonly MapPlace[],
  image: Size,
): string {
  const visibleCount = places.filter(({ coordinates }) =>
    isComfortable(imagePoint(coordinates, image), viewport, stage, 0),
  ).length;
  const noun = visibleCount > 1 ? 'lieux visibles' : 'lieu visible';
  return `Zoom ${Math.round(viewport.scale * 100)} %, ${visibleCount} ${noun}`;
}
