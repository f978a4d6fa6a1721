import type { MapPlace } from '@/lib/map/mapPlace';
import { createPen, type Pen } from '@/components/map/pen';
import { imagePoint } from '@/lib/map/framing';
import { layoutMarkers, type MarkerPlacement } from '@/lib/map/markerLayout';
import { isOnStage, nameInside } from '@/lib/map/nameInside';
import { toStage, type Point, type Size, type Viewport } from '@/lib/map/viewport';

/** Markers farther than this outside of the stage are not drawn, in pixels. */
const MARGIN = 64;
/** How far the map pans, in pixels, before it is looked again which markers to draw. */
const LOOK_EVERY = 48;
const MARKER_SIZE = 28;
const NAME_HEIGHT = 20;
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

  function paintMarker(place: MapPlace, pen: Pen, viewport: Viewport, stage: Size): void {
    const { element } = pen;
    const anchor = toStage(viewport, anchorOf(place));
    const isAway =
      isOut(anchor, stage) &&
      element !== document.activeElement &&
      element.ariaCurrent !== 'true';
    pen.data('away', String(isAway));
    // Out of sight but for the Tab key, which must find one of them, without the page having to scroll.
    const isReachable = isAway && element.tabIndex === 0;
    pen.style('visibility', isAway && !isReachable ? 'hidden' : 'visible');
    if (isAway) {
      if (isReachable) moveTo(pen, within(anchor, stage), viewport);
      return;
    }
    const { offset } = placements.get(place.id) ?? UNPLACED;
    moveTo(pen, { x: anchor.x + offset.x, y: anchor.y + offset.y }, viewport);
  }

  /** Keeps the name of a marker in sight on the stage. Only done at rest: on the way it would cost more than it shows. */
  function placeName(place: MapPlace, pen: Pen, viewport: Viewport, stage: Size): void {
    const anchor = toStage(viewport, anchorOf(place));
    if (isOut(anchor, stage)) return;
    const { offset, nameSide } = placements.get(place.id) ?? UNPLACED;
    const centre = { x: anchor.x + offset.x, y: anchor.y + offset.y };
    const name = { width: nameWidths.get(place.id) ?? 0, height: NAME_HEIGHT };
    const { side, shift } = nameInside(centre, name, nameSide, stage);
    pen.data('side', side);
    // On another side than the one found for it, it would cover its neighbours; beside a marker that is out of
    // sight, the stage's edge would cut it: it waits to be asked for.
    pen.data('fits', String(side === nameSide && isOnStage(centre, stage)));
    pen.style('--name-shift', `${shift}px`);
  }

  function moveLayer({ x, y }: Viewport): void {
    layer?.style('transform', `translate3d(${x}px, ${y}px, 0)`);
  }

  function goThrough(viewport: Viewport, stage: Size): void {
    gone = viewport;
    for (const place of places()) {
      const pen = pens.get(place.id);
      if (pen) paintMarker(place, pen, viewport, stage);
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
        if (pen) placeName(place, pen, viewport, stage);
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
      for (const { id } of shown) applyPlacement(pens.get(id), placements.get(id));
    },
  };
}

const isFar = (from: Viewport, to: Viewport): boolean =>
  from.scale !== to.scale ||
  Math.abs(to.x - from.x) > LOOK_EVERY ||
  Math.abs(to.y - from.y) > LOOK_EVERY;

const UNPLACED: MarkerPlacement = { offset: { x: 0, y: 0 }, nameSide: null, leader: 0 };

function applyPlacement(pen: Pen | undefined, placement: MarkerPlacement | undefined): void {
  if (!pen || !placement) return;
  const { offset, leader } = placement;
  pen.data('spread', String(leader > 0.5));
  pen.style('--leader-length', `${leader}px`);
  pen.style('--leader-angle', `${Math.atan2(-offset.y, -offset.x)}rad`);
}

/** Places a marker within its layer, to the hundredth of a pixel, so that panning writes it nothing. */
function moveTo(pen: Pen, { x, y }: Point, viewport: Viewport): void {
  pen.style(
    'transform',
    `translate(${hundredth(x - viewport.x)}px, ${hundredth(y - viewport.y)}px)`,
  );
}

const hundredth = (pixels: number): number => Math.round(pixels * 100) / 100;

const isOut = ({ x, y }: Point, { width, height }: Size): boolean =>
  x < -MARGIN || y < -MARGIN || x > width + MARGIN || y > height + MARGIN;

const within = ({ x, y }: Point, { width, height }: Size): Point => ({
  x: Math.min(width, Math.max(0, x)),
  y: Math.min(height, Math.max(0, y)),
});

/** A name asked for has a ground of its own, which is as much wider than the name. */
const GROUND = 12;

const measureName = (element: HTMLElement | undefined): number =>
  (element?.querySelector<HTMLElement>('[data-role="name"]')?.offsetWidth ?? 0) + GROUND;
