import type { MapMotion } from '@/components/map/mapMotion';
import { middle, type Camera } from '@/lib/map/camera';
import { isComfortable } from '@/lib/map/framing';
import { clampTo, placeAt, type Point, type Size, type Viewport } from '@/lib/map/viewport';

const OPENING_SCALE = 1.6;

/** Pixels on the right and at the bottom of the stage that something covers. */
export interface Covered {
  readonly right: number;
  readonly bottom: number;
}

/** Brings places into the part of the map that nothing covers, and the view back when the open one is closed. */
export interface PlaceFraming {
  readonly reveal: (placeId: string) => void;
  /** A place has been opened, or, with null, closed. */
  readonly follow: (placeId: string | null) => void;
  /** A view that names a place and shows it is left as it is. */
  readonly arriveAt: (placeId: string) => void;
  readonly cover: (covered: Covered) => void;
  /** The reader has taken the map in hand: it stays where it is put. */
  readonly taken: () => void;
  /** The part of the stage, from its top left, that the image has to fill. */
  readonly room: (stage: Size) => Size;
}

export interface FramingOptions {
  readonly camera: () => Camera | null;
  readonly motion: MapMotion;
  readonly image: Size;
  /** Where a place is, in pixels of the image. */
  readonly pointOf: (placeId: string) => Point | null;
}

export function createPlaceFraming(options: FramingOptions): PlaceFraming {
  const { camera, motion, image, pointOf } = options;
  let covered: Covered = { right: 0, bottom: 0 };
  /** What the image need not fill. It shrinks when the map has come back, so that nothing jumps. */
  let spared = covered;
  let followed: string | null = null;
  let returnTo: Viewport | null = null;

  const landed = (): void => {
    spared = covered;
  };

  /** Flies to a place unless it is well in sight in a view; the answer is the view that is left. */
  function bring(placeId: string, seenIn: Viewport | null, margin?: number): Viewport | null {
    const view = camera();
    const point = pointOf(placeId);
    if (!view || !point) return null;
    const stage = view.stage();
    const free = without(stage, covered);
    if (free.width <= 0 || free.height <= 0) return null;
    const left = view.viewport();
    if (isComfortable(point, seenIn ?? left, free, margin)) return null;
    const to = placeAt(point, middle(free), Math.max(left.scale, OPENING_SCALE));
    motion.flyTo(clampTo(to, image, free), middle(free), landed);
    return left;
  }

  function goBack(): void {
    const view = camera();
    if (view && returnTo) motion.flyTo(returnTo, middle(view.stage()), landed);
    returnTo = null;
  }

  function comeBackInside(): void {
    const view = camera();
    if (!view) return;
    const from = view.viewport();
    const to = clampTo(from, image, without(view.stage(), covered));
    if (to.x === from.x && to.y === from.y) landed();
    else motion.flyTo(to, middle(view.stage()), landed);
  }

  return {
    reveal: (placeId) => void bring(placeId, null),
    follow(placeId) {
      followed = placeId;
      if (placeId === null) goBack();
      else returnTo ??= bring(placeId, motion.destination());
    },
    arriveAt(placeId) {
      followed = placeId;
      bring(placeId, null, 0);
    },
    cover(next) {
      const isMore = next.right > covered.right || next.bottom > covered.bottom;
      const isLess = next.right < covered.right || next.bottom < covered.bottom;
      covered = next;
      if (isMore) {
        spared = next;
        if (followed !== null) returnTo ??= bring(followed, motion.destination());
      } else if (isLess && motion.destination() === null) comeBackInside();
    },
    taken() {
      followed = null;
      returnTo = null;
      spared = covered;
    },
    room: (stage) => without(stage, spared),
  };
}

const without = ({ width, height }: Size, { right, bottom }: Covered): Size => ({
  width: width - right,
  height: height - bottom,
});
