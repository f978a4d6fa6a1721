import type { SurfaceMotion } from '@/components/surface/surfaceMotion';
import { middle, type Camera } from '@/lib/surface/camera';
import type { WindowCut } from '@/components/map/stage/windowCut';
import { gather, isComfortable } from '@/lib/map/camera/framing';
import {
  clampTo,
  panBy,
  placeAt,
  toStage,
  type Point,
  type Size,
  type Viewport,
} from '@/lib/surface/viewport';

const OPENING_SCALE = 1.6;
/** Pixels of the stage that the window has to show for a place to be brought into them; else the page scrolls. */
const LEAST_SHOWN = 120;
/** Pixels round a place found by a search for its whole marker to be seen. */
const MARKER_MARGIN = 28;
/** Pixels round several places that are brought in sight together, for their names to be read too. */
const ROOM = 48;

/** Pixels on the right and at the bottom of the stage that something covers. */
interface Covered {
  readonly right: number;
  readonly bottom: number;
}

/** Where notes stand, in pixels from the top of the stage. */
const NOTE_AT = 40;

/** Brings places into the part of the map that nothing covers, and the view back when the open one is closed. */
export interface PlaceFraming {
  /** Brings a place in sight, the page's scrolling included. */
  readonly reveal: (placeId: string) => void;
  /** Brings the first of these places in sight, unless one of them is. */
  readonly revealOneOf: (placeIds: readonly string[]) => void;
  /** Brings all of these places in sight, farther than now only where they need it; as many as fit, where not all do. */
  readonly revealAll: (placeIds: readonly string[]) => void;
  /** A place has been opened, or, with null, closed. */
  readonly follow: (placeId: string | null) => void;
  /** The page has come with a place open. A view that its address asks for, and that shows it, is left as it is. */
  readonly arriveAt: (placeId: string, hasView: boolean) => void;
  readonly cover: (covered: Covered) => void;
  /** The reader has taken the map in hand: it stays where it is put. */
  readonly taken: () => void;
  /** The part of the stage, from its top left, that the image has to fill. */
  readonly room: (stage: Size) => Size;
}

export interface FramingOptions {
  readonly camera: () => Camera | null;
  readonly motion: SurfaceMotion;
  readonly image: Size;
  /** Where a place is, in pixels of the image. */
  readonly pointOf: (placeId: string) => Point | null;
  /** What the window does not show of the stage now. */
  readonly windowCut: () => WindowCut;
  /** Scrolls the page so that the window shows the stage at this height, in its pixels. */
  readonly bringIntoWindow: (y: number, isArrival: boolean) => void;
}

export function createPlaceFraming(options: FramingOptions): PlaceFraming {
  const { camera, motion, image, pointOf, windowCut, bringIntoWindow } = options;
  let covered: Covered = { right: 0, bottom: 0 };
  /** What the image need not fill. It shrinks when the map has come back, so that nothing jumps. */
  let spared = covered;
  let followed: string | null = null;
  let returnTo: Viewport | null = null;

  const landed = (): void => {
    spared = covered;
  };

  /** The part of the stage that nothing covers and the window shows: its top, and its size. */
  function freePart(stage: Size): Size & { readonly top: number } {
    const free = without(stage, covered);
    const { top, bottom } = windowCut();
    const height = Math.min(free.height, stage.height - bottom) - top;
    return height < LEAST_SHOWN ? { ...free, top: 0 } : { width: free.width, height, top };
  }

  function isSeen(point: Point, viewport: Viewport, stage: Size, margin?: number): boolean {
    const free = freePart(stage);
    return isComfortable(point, panBy(viewport, { x: 0, y: -free.top }), free, margin);
  }

  /** Flies to a place unless it is well in sight in a view; the answer is the view that is left. */
  function bring(placeId: string, seenIn: Viewport | null, margin?: number): Viewport | null {
    const view = camera();
    const point = pointOf(placeId);
    if (!view || !point) return null;
    const stage = view.stage();
    const room = without(stage, covered);
    if (room.width <= 0 || room.height <= 0) return null;
    const left = view.viewport();
    if (isSeen(point, seenIn ?? left, stage, margin)) return null;
    const free = freePart(stage);
    const anchor = { x: free.width / 2, y: free.top + free.height / 2 };
    const to = placeAt(point, anchor, Math.max(left.scale, OPENING_SCALE));
    motion.flyTo(clampTo(to, image, room), anchor, landed);
    return left;
  }

  function scrollTo(placeId: string, isArrival: boolean): void {
    const point = pointOf(placeId);
    const viewport = motion.destination() ?? camera()?.viewport();
    // The map's top says why a place is not on it.
    if (viewport) bringIntoWindow(point ? toStage(viewport, point).y : NOTE_AT, isArrival);
  }

  function goBack(): void {
    const view = camera();
    if (view && returnTo) motion.flyTo(returnTo, middle(view.stage()), landed);
    returnTo = null;
  }

  function follow(placeId: string | null): void {
    followed = placeId;
    if (placeId === null) goBack();
    else returnTo ??= bring(placeId, motion.destination());
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
    reveal(placeId) {
      bring(placeId, motion.destination());
      scrollTo(placeId, false);
    },
    revealOneOf(placeIds) {
      const view = camera();
      const [first] = placeIds;
      if (!view || first === undefined) return;
      const seenIn = motion.destination() ?? view.viewport();
      const isAnySeen = placeIds
        .map(pointOf)
        .some((point) => point && isSeen(point, seenIn, view.stage(), MARKER_MARGIN));
      if (!isAnySeen) bring(first, seenIn);
    },
    revealAll(placeIds) {
      const view = camera();
      const points = placeIds.flatMap((id) => pointOf(id) ?? []);
      if (!view || points.length === 0) return;
      const stage = view.stage();
      const seenIn = motion.destination() ?? view.viewport();
      const countSeen = (viewport: Viewport): number =>
        points.filter((point) => isSeen(point, viewport, stage, MARKER_MARGIN)).length;
      const free = freePart(stage);
      const anchor = { x: free.width / 2, y: free.top + free.height / 2 };
      const { centre, scale } = gather(points, free, seenIn.scale, ROOM);
      let best = seenIn;
      // Centres on the place with the most neighbours where not all fit, and zooms in where the image ends too soon.
      for (const at of [scale, OPENING_SCALE])
        for (const point of [centre, ...points]) {
          const to = clampTo(placeAt(point, anchor, at), image, without(stage, covered));
          if (countSeen(to) > countSeen(best)) best = to;
        }
      if (best !== seenIn) motion.flyTo(best, anchor, landed);
    },
    follow,
    arriveAt(placeId, hasView) {
      if (hasView) {
        followed = placeId;
        const view = camera();
        const point = pointOf(placeId);
        const isInView =
          view &&
          point &&
          isComfortable(point, view.viewport(), without(view.stage(), covered), 0);
        if (!isInView) bring(placeId, null);
      } else follow(placeId);
      scrollTo(placeId, true);
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
