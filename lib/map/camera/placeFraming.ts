import type { Camera } from '@/lib/surface/camera';
import type { Motion } from '@/lib/surface/motion';
import { gather, isComfortable } from '@/lib/map/camera/framing';
import { clampTo, middle, panBy, placeAt, toStage } from '@/lib/surface/viewport';
import type { Point, Size, Viewport } from '@/lib/surface/viewport';

const OPENING_SCALE = 1.6;
/** Pixels of the stage that the window has to show for a place to be brought into them; else the page scrolls. */
const LEAST_SHOWN = 120;
/** Pixels round a place found by a search for its whole marker to be seen. */
const MARKER_MARGIN = 28;
/** Pixels round several places that are brought in sight together, for their names to be read too. */
const ROOM = 48;
/** Where notes stand, in pixels from the top of the stage. */
const NOTE_AT = 40;

/** How many pixels of the stage's top and bottom lie outside of what the window shows. */
export interface WindowCut {
  readonly top: number;
  readonly bottom: number;
}

export interface FramingOptions {
  readonly camera: () => Camera | null;
  readonly motion: Pick<Motion, 'flyTo' | 'destination'>;
  readonly image: Size;
  /** Returns where a place is, in pixels of the image. */
  readonly pointOf: (placeId: string) => Point | null;
  /** Measures what the window does not show of the stage now. */
  readonly windowCut: () => WindowCut;
  /** Scrolls the page so that the window shows the stage at this height, in its pixels. */
  readonly bringIntoWindow: (y: number, isArrival: boolean) => void;
}

/** Creates what brings places into the part of the map that nothing covers, and the view back when the open one is closed. */
export function createPlaceFraming(options: FramingOptions) {
  const { camera, motion, image, pointOf, windowCut, bringIntoWindow } = options;
  let inset = 0;
  /** The inset that the image need not fill. It shrinks when the map has come back, so that nothing jumps. */
  let appliedInset = 0;
  let followedId: string | null = null;
  let returnTo: Viewport | null = null;

  const onLanded = (): void => {
    appliedInset = inset;
  };

  /** The part of the stage that nothing covers and the window shows: its top, and its size. */
  function freePart(stage: Size): Size & { readonly top: number } {
    const free = above(stage, inset);
    const { top, bottom } = windowCut();
    const height = Math.min(free.height, stage.height - bottom) - top;
    return height < LEAST_SHOWN ? { ...free, top: 0 } : { width: free.width, height, top };
  }

  const anchorOf = ({ width, height, top }: ReturnType<typeof freePart>): Point => ({
    x: width / 2,
    y: top + height / 2,
  });

  function isSeen(point: Point, viewport: Viewport, stage: Size, margin?: number): boolean {
    const free = freePart(stage);
    return isComfortable(point, panBy(viewport, { x: 0, y: -free.top }), free, margin);
  }

  /** The view that a flight leads to, else the one that is shown. */
  const coming = (view: Camera): Viewport => motion.destination() ?? view.viewport();

  /** Flies to a place unless it is well in sight in a view. @returns the view that is left */
  function bring(placeId: string, seenIn: Viewport | null, margin?: number): Viewport | null {
    const view = camera();
    const point = pointOf(placeId);
    if (!view || !point) return null;
    const stage = view.stage();
    const room = above(stage, inset);
    if (room.height <= 0) return null;
    const left = view.viewport();
    if (isSeen(point, seenIn ?? left, stage, margin)) return null;
    const anchor = anchorOf(freePart(stage));
    const to = placeAt(point, anchor, Math.max(left.scale, OPENING_SCALE));
    motion.flyTo(clampTo(to, image, room), anchor, onLanded);
    return left;
  }

  function scrollTo(placeId: string, isArrival: boolean): void {
    const point = pointOf(placeId);
    const view = camera();
    // The map's top says why a place is not on it.
    if (view) bringIntoWindow(point ? toStage(coming(view), point).y : NOTE_AT, isArrival);
  }

  function goTo(to: Viewport, { stage }: Camera): void {
    motion.flyTo(to, middle(stage()), onLanded);
  }

  /** Follows the place that has been opened; with null, which closes it, goes back to the view before. */
  function follow(placeId: string | null): void {
    followedId = placeId;
    if (placeId !== null) {
      returnTo ??= bring(placeId, motion.destination());
      return;
    }
    const view = camera();
    if (view && returnTo) goTo(returnTo, view);
    returnTo = null;
  }

  function comeBackInside(): void {
    const view = camera();
    if (!view) return;
    const from = view.viewport();
    const to = clampTo(from, image, above(view.stage(), inset));
    if (to.x === from.x && to.y === from.y) onLanded();
    else goTo(to, view);
  }

  return {
    /** Brings a place in sight, the page's scrolling included. */
    reveal(placeId: string): void {
      bring(placeId, motion.destination());
      scrollTo(placeId, false);
    },
    /** Brings the first of these places in sight, unless one of them is. */
    revealOneOf(placeIds: readonly string[]): void {
      const view = camera();
      const [first] = placeIds;
      if (!view || first === undefined) return;
      const seenIn = coming(view);
      const isAnySeen = placeIds
        .map(pointOf)
        .some((point) => point && isSeen(point, seenIn, view.stage(), MARKER_MARGIN));
      if (!isAnySeen) bring(first, seenIn);
    },
    /** Brings all of these places in sight, farther than now only where they need it; as many as fit, where not all do. */
    revealAll(placeIds: readonly string[]): void {
      const view = camera();
      const points = placeIds.flatMap((id) => pointOf(id) ?? []);
      if (!view || points.length === 0) return;
      const stage = view.stage();
      const seenIn = coming(view);
      const countSeen = (viewport: Viewport): number =>
        points.filter((point) => isSeen(point, viewport, stage, MARKER_MARGIN)).length;
      const free = freePart(stage);
      const anchor = anchorOf(free);
      const { centre, scale } = gather(points, free, seenIn.scale, ROOM);
      let best = seenIn;
      // Centres on the place with the most neighbours where not all fit, and zooms in where the image ends too soon.
      for (const at of [scale, OPENING_SCALE])
        for (const point of [centre, ...points]) {
          const to = clampTo(placeAt(point, anchor, at), image, above(stage, inset));
          if (countSeen(to) > countSeen(best)) best = to;
        }
      if (best !== seenIn) motion.flyTo(best, anchor, onLanded);
    },
    follow,
    /** Follows the place that the page has come with. A view that its address asks for, and that shows it, is left as it is. */
    arriveAt(placeId: string, hasView: boolean): void {
      if (hasView) {
        followedId = placeId;
        const view = camera();
        const point = pointOf(placeId);
        const isInView =
          view && point && isComfortable(point, view.viewport(), above(view.stage(), inset), 0);
        if (!isInView) bring(placeId, null);
      } else follow(placeId);
      scrollTo(placeId, true);
    },
    /** Takes the pixels of the stage's bottom that something covers (a phone's sheet). */
    cover(next: number): void {
      const isMore = next > inset;
      const isLess = next < inset;
      inset = next;
      if (isMore) {
        appliedInset = next;
        if (followedId !== null) returnTo ??= bring(followedId, motion.destination());
      } else if (isLess && motion.destination() === null) comeBackInside();
    },
    /** Forgets the open place and the way back: the map stays where it is put. */
    interrupt(): void {
      followedId = null;
      returnTo = null;
      appliedInset = inset;
    },
    /** Returns the part of the stage, from its top left, that the image has to fill. */
    room: (stage: Size): Size => above(stage, appliedInset),
  };
}

const above = ({ width, height }: Size, inset: number): Size => ({
  width,
  height: height - inset,
});
