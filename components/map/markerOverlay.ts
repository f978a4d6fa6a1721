import type { MapPlace } from '@/lib/map/mapPlace';
import {
  measureName,
  NAME_HEIGHT,
  UNPLACED,
  writeLeader,
  writeMarker,
  writeName,
  type Standing,
} from '@/components/map/markerWriting';
import { createPen, type Pen } from '@/components/map/pen';
import { imagePoint } from '@/lib/map/framing';
import { layoutMarkers, type MarkerPlacement } from '@/lib/map/markerLayout';
import { toStage, type Point, type Size, type Viewport } from '@/lib/map/viewport';

/** How far the map pans, in pixels, before it is looked again which markers to draw. */
const LOOK_EVERY = 48;
const MARKER_SIZE = 28;
const APART = { fine: 30, coarse: 44 };

type MarkerRef = (element: HTMLElement | null) => void;

/**
 * Writes the markers' positions straight to their elements, in the frame in which the image moves. A marker's place
 * depends on the scale alone: panning moves the layer that holds them all.
 */
export interface MarkerOverlay {
  /** Where the layer's element is to be made known. */
  readonly layerRef: MarkerRef;
  /** Where a place's element is to be made known; always the same for the same place. */
  readonly refOf: (id: string) => MarkerRef;
  readonly paint: (viewport: Viewport, stage: Size) => void;
  /** The view is at rest: every marker and name takes its last place. */
  readonly settle: (viewport: Viewport, stage: Size) => void;
  /** Spreads markers and finds room for names at this scale. */
  readonly layOut: (viewport: Viewport, stage: Size) => void;
}

export function createMarkerOverlay(
  image: Size,
  places: () => readonly MapPlace[],
): MarkerOverlay {
  const pens = new Map<string, Pen>();
  const nameWidths = new Map<string, number>();
  const refs = new Map<string, MarkerRef>();
  let layer: Pen | null = null;
  let placements: ReadonlyMap<string, MarkerPlacement> = new Map();
  /** The view in which the markers were last gone through; null when they must be again. */
  let gone: Viewport | null = null;

  const anchorOf = ({ coordinates }: MapPlace): Point => imagePoint(coordinates, image);

  const standing = (place: MapPlace, viewport: Viewport): Standing => ({
    anchor: toStage(viewport, anchorOf(place)),
    placement: placements.get(place.id) ?? UNPLACED,
  });

  function moveLayer({ x, y }: Viewport): void {
    layer?.style('transform', `translate3d(${x}px, ${y}px, 0)`);
  }

  function goThrough(viewport: Viewport, stage: Size): void {
    gone = viewport;
    for (const place of places()) {
      const pen = pens.get(place.id);
      if (pen) writeMarker(pen, standing(place, viewport), viewport, stage);
    }
  }

  return {
    layerRef(element) {
      layer = element && createPen(element);
    },
    refOf(id) {
      const known = refs.get(id);
      if (known) return known;
      const ref: MarkerRef = (element) => {
        if (element) pens.set(id, createPen(element));
        else pens.delete(id);
      };
      refs.set(id, ref);
      return ref;
    },
    paint(viewport, stage) {
      moveLayer(viewport);
      if (!gone || isFar(gone, viewport)) goThrough(viewport, stage);
    },
    settle(viewport, stage) {
      moveLayer(viewport);
      goThrough(viewport, stage);
      for (const place of places()) {
        const pen = pens.get(place.id);
        if (pen)
          writeName(pen, standing(place, viewport), nameWidths.get(place.id) ?? 0, stage);
      }
    },
    layOut(viewport, { width, height }) {
      gone = null;
      const shown = places()
        .filter(({ id }) => pens.has(id))
        .toSorted((a, b) => (b.renown ?? 0) - (a.renown ?? 0));
      for (const { id } of shown) {
        if (!nameWidths.has(id)) nameWidths.set(id, measureName(pens.get(id)?.element));
      }
      placements = layoutMarkers(
        shown.map((place) => {
          const { x, y } = anchorOf(place);
          return {
            id: place.id,
            x: x * viewport.scale,
            y: y * viewport.scale,
            nameWidth: nameWidths.get(place.id) ?? 0,
          };
        }),
        {
          apart: matchMedia('(pointer: coarse)').matches ? APART.coarse : APART.fine,
          markerSize: MARKER_SIZE,
          nameHeight: NAME_HEIGHT,
          stage: {
            left: -viewport.x,
            top: -viewport.y,
            right: width - viewport.x,
            bottom: height - viewport.y,
          },
        },
      );
      for (const { id } of shown) {
        const pen = pens.get(id);
        if (pen) writeLeader(pen, placements.get(id) ?? UNPLACED);
      }
    },
  };
}

const isFar = (from: Viewport, to: Viewport): boolean =>
  from.scale !== to.scale ||
  Math.abs(to.x - from.x) > LOOK_EVERY ||
  Math.abs(to.y - from.y) > LOOK_EVERY;
