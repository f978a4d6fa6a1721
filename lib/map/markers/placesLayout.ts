import { imagePoint } from '@/lib/map/camera/framing';
import type { Box } from '@/lib/map/markers/box';
import { layoutMarkers, type MarkerPlacement } from '@/lib/map/markers/markerLayout';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import type { Point, Size, Viewport } from '@/lib/surface/viewport';

export const MARKER_SIZE = 28;
export const NAME_HEIGHT = 20;

interface LayoutOptions {
  /** Size of the image at scale 1. */
  readonly image: Size;
  readonly stage: Size;
  /** Least distance between the centres of two markers, in pixels. */
  readonly apart: number;
  /** Boxes of the buttons over the stage, in stage pixels. */
  readonly controls: readonly Box[];
  readonly nameWidthOf: (id: string) => number;
}

/** Layout of the markers, in stage pixels from the top left of the image. */
export interface PlacesLayout {
  readonly anchors: ReadonlyMap<string, Point>;
  readonly placements: ReadonlyMap<string, MarkerPlacement>;
  /** Visible part of the image. */
  readonly seen: Box;
}

/** Lays out the markers of places at a viewport's scale, in order of their number of episodes. */
export function layOutPlaces(
  places: readonly MapPlace[],
  viewport: Viewport,
  { image, stage, apart, controls, nameWidthOf }: LayoutOptions,
): PlacesLayout {
  const { scale } = viewport;
  const markers = places
    .toSorted((a, b) => (b.episodeCount ?? 0) - (a.episodeCount ?? 0))
    .map(({ id, coordinates, shore }) => {
      const { x, y } = imagePoint(coordinates, image);
      return { id, shore, x: x * scale, y: y * scale, nameWidth: nameWidthOf(id) };
    });
  const seen = toLayer({ left: 0, top: 0, right: stage.width, bottom: stage.height }, viewport);
  const placements = layoutMarkers(markers, {
    apart,
    scale,
    markerSize: MARKER_SIZE,
    nameHeight: NAME_HEIGHT,
    stage: seen,
    controls: controls.map((box) => toLayer(box, viewport)),
  });
  return { anchors: new Map(markers.map(({ id, x, y }) => [id, { x, y }])), placements, seen };
}

/** Converts a box of the stage to coordinates of the image layer. */
const toLayer = ({ left, right, top, bottom }: Box, { x, y }: Point): Box => ({
  left: left - x,
  right: right - x,
  top: top - y,
  bottom: bottom - y,
});
