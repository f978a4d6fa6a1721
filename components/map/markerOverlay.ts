import type { MapPlace } from '@/lib/map/mapPlace';
import { imagePoint } from '@/lib/map/framing';
import { layoutMarkers, type MarkerPlacement } from '@/lib/map/markerLayout';
import { nameInside } from '@/lib/map/nameInside';
import { toStage, type Point, type Size, type Viewport } from '@/lib/map/viewport';

/** Markers farther than this outside of the stage are not drawn, in pixels. */
const MARGIN = 64;
const MARKER_SIZE = 28;
const NAME_HEIGHT = 20;
const APART = { fine: 30, coarse: 44 };

type MarkerRef = (element: HTMLElement | null) => void;

/** Writes the markers' positions straight to their elements, in the frame in which the image moves. */
export interface MarkerOverlay {
  /** Where a place's element is to be made known; always the same for the same place. */
  readonly refOf: (id: string) => MarkerRef;
  readonly paint: (viewport: Viewport, stage: Size) => void;
  /** Spreads markers and finds room for names at this scale. */
  readonly layOut: (viewport: Viewport) => void;
}

export function createMarkerOverlay(
  image: Size,
  places: () => readonly MapPlace[],
): MarkerOverlay {
  const elements = new Map<string, HTMLElement>();
  const nameWidths = new Map<string, number>();
  let placements: ReadonlyMap<string, MarkerPlacement> = new Map();

  const refs = new Map<string, MarkerRef>();

  const anchorOf = ({ coordinates }: MapPlace): Point => imagePoint(coordinates, image);

  return {
    refOf(id) {
      const known = refs.get(id);
      if (known) return known;
      const ref: MarkerRef = (element) => {
        if (element) elements.set(id, element);
        else elements.delete(id);
      };
      refs.set(id, ref);
      return ref;
    },
    paint(viewport, stage) {
      for (const place of places()) {
        const element = elements.get(place.id);
        if (!element) continue;
        const { x, y } = toStage(viewport, anchorOf(place));
        const offset = placements.get(place.id)?.offset ?? { x: 0, y: 0 };
        const isOut =
          x < -MARGIN || y < -MARGIN || x > stage.width + MARGIN || y > stage.height + MARGIN;
        const isKept = element === document.activeElement || element.ariaCurrent === 'true';
        const isAway = isOut && !isKept;
        element.dataset.away = String(isAway);
        if (isAway) {
          // Out of sight but for the Tab key, which must find one of them, without the page having to scroll.
          element.style.visibility = element.tabIndex === 0 ? '' : 'hidden';
          element.style.transform = `translate3d(${within(x, stage.width)}px, ${within(y, stage.height)}px, 0)`;
          continue;
        }
        const centre = { x: x + offset.x, y: y + offset.y };
        element.style.visibility = '';
        element.style.transform = `translate3d(${centre.x}px, ${centre.y}px, 0)`;
        const name = { width: nameWidths.get(place.id) ?? 0, height: NAME_HEIGHT };
        const wanted = placements.get(place.id)?.nameSide ?? null;
        const { side, shift } = nameInside(centre, name, wanted, stage);
        element.dataset.side = side;
        // On another side than the one found for it, it would cover its neighbours: it waits to be asked for.
        element.dataset.fits = String(wanted !== null && side === wanted);
        element.style.setProperty('--name-shift', `${shift}px`);
      }
    },
    layOut(viewport) {
      const shown = places().filter(({ id }) => elements.has(id));
      for (const { id } of shown) {
        if (!nameWidths.has(id)) nameWidths.set(id, measureName(elements.get(id)));
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
        },
      );
      for (const { id } of shown) applyPlacement(elements.get(id), placements.get(id));
    },
  };
}

function applyPlacement(
  element: HTMLElement | undefined,
  placement: MarkerPlacement | undefined,
) {
  if (!element || !placement) return;
  const { offset } = placement;
  const distance = Math.hypot(offset.x, offset.y);
  element.dataset.spread = String(distance > 0.5);
  element.style.setProperty('--leader-length', `${distance}px`);
  element.style.setProperty('--leader-angle', `${Math.atan2(-offset.y, -offset.x)}rad`);
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** A name asked for has a ground of its own, which is as much wider than the name. */
const GROUND = 12;

const measureName = (element: HTMLElement | undefined): number =>
  (element?.querySelector<HTMLElement>('[data-role="name"]')?.offsetWidth ?? 0) + GROUND;
