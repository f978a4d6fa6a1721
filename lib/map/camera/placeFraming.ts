import type { Camera } from '@/lib/surface/camera';
import type { Motion } from '@/lib/surface/motion';
import { gather, isComfortable } from '@/lib/map/camera/framing';
import { clampTo, middle, panBy, placeAt, toStage } from '@/lib/surface/viewport';
import type { Point, Size, Viewport } from '@/lib/surface/viewport';

const OPENING_SCALE = 1.6;
/** In pixels: least visible height of the stage for moving the map; below it, the page scrolls. */
const MIN_VISIBLE_PX = 120;
/** In pixels: margin around a place of a search, for its whole marker. */
const MARKER_MARGIN = 28;
/** In pixels: margin around several places, for their labels too. */
const GROUP_MARGIN = 48;
/** In pixels: position of notes below the top of the stage. */
const NOTE_TOP = 40;

/** Pixels at the top and bottom of the stage that lie outside of the window. */
export interface WindowCut {
  readonly top: number;
  readonly bottom: number;
}

export interface FramingOptions {
  readonly camera: () => Camera | null;
  readonly motion: Pick<Motion, 'flyTo' | 'destination'>;
  readonly image: Size;
  /** Returns the position of a place, in image pixels. */
  readonly pointOf: (placeId: string) => Point | null;
  /** Measures the parts of the stage outside of the window. */
  readonly windowCut: () => WindowCut;
  /** Scrolls the page so that the window shows a height of the stage, in stage pixels. */
  readonly bringIntoWindow: (y: number, isArrival: boolean) => void;
}

/**
 * Creates the framing of places: it moves them into the uncovered part of the stage, and moves back when the open place
 * is closed.
 */
export function createPlaceFraming(options: FramingOptions) {
  const { camera, motion, image, pointOf, windowCut, bringIntoWindow } = options;
  let inset = 0;
  /** The inset that the image may leave empty. It shrinks when the map has moved back, so that nothing jumps. */
  let appliedInset = 0;
  let followedId: string | null = null;
  let returnTo: Viewport | null = null;

  const onLanded = (): void => {
    appliedInset = inset;
  };

  /** Returns the part of the stage that is neither covered nor outside of the window: its top and size. */
  function freePart(stage: Size): Size & { readonly top: number } {
    const free = above(stage, inset);
    const { top, bottom } = windowCut();
    const height = Math.min(free.height, stage.height - bottom) - top;
    return height < MIN_VISIBLE_PX ? { ...free, top: 0 } : { width: free.width, height, top };
  }

  const anchorOf = ({ width, height, top }: ReturnType<typeof freePart>): Point => ({
    x: width / 2,
    y: top + height / 2,
  });

  function isSeen(point: Point, viewport: Viewport, stage: Size, margin?: number): boolean {
    const free = freePart(stage);
    return isComfortable(point, panBy(viewport, { x: 0, y: -free.top }), free, margin);
  }

  /** Returns the viewport at the end of a flight, or the present one. */
  const coming = (currentCamera: Camera): Viewport =>
    motion.destination() ?? currentCamera.viewport();

  /** Flies to a place unless it is well visible in a viewport. @returns the viewport before the flight */
  function bring(placeId: string, seenIn: Viewport | null, margin?: number): Viewport | null {
    const currentCamera = camera();
    const point = pointOf(placeId);
    if (!currentCamera || !point) return null;
    const stage = currentCamera.stage();
    const freeBox = above(stage, inset);
    if (freeBox.height <= 0) return null;
    const left = currentCamera.viewport();
    if (isSeen(point, seenIn ?? left, stage, margin)) return null;
    const anchor = anchorOf(freePart(stage));
    const to = placeAt(point, anchor, Math.max(left.scale, OPENING_SCALE));
    motion.flyTo(clampTo(to, image, freeBox), anchor, onLanded);
    return left;
  }

  function scrollTo(placeId: string, isArrival: boolean): void {
    const point = pointOf(placeId);
    const currentCamera = camera();
    // A note at the top of the map explains why a place is not shown.
    if (currentCamera)
      bringIntoWindow(point ? toStage(coming(currentCamera), point).y : NOTE_TOP, isArrival);
  }

  function goTo(to: Viewport, { stage }: Camera): void {
    motion.flyTo(to, middle(stage()), onLanded);
  }

  /** Moves to the opened place or, with null, back to the viewport before. */
  function follow(placeId: string | null): void {
    followedId = placeId;
    if (placeId !== null) {
      returnTo ??= bring(placeId, motion.destination());
      return;
    }
    const currentCamera = camera();
    if (currentCamera && returnTo) goTo(returnTo, currentCamera);
    returnTo = null;
  }

  function returnToBounds(): void {
    const currentCamera = camera();
    if (!currentCamera) return;
    const from = currentCamera.viewport();
    const to = clampTo(from, image, above(currentCamera.stage(), inset));
    if (to.x === from.x && to.y === from.y) onLanded();
    else goTo(to, currentCamera);
  }

  return {
    /** Moves to a place, scrolling the page if necessary. */
    reveal(placeId: string): void {
      bring(placeId, motion.destination());
      scrollTo(placeId, false);
    },
    /** Moves to the first of some places, unless one of them is visible. */
    revealOneOf(placeIds: readonly string[]): void {
      const currentCamera = camera();
      const [first] = placeIds;
      if (!currentCamera || first === undefined) return;
      const seenIn = coming(currentCamera);
      const isAnySeen = placeIds
        .map(pointOf)
        .some((point) => point && isSeen(point, seenIn, currentCamera.stage(), MARKER_MARGIN));
      if (!isAnySeen) bring(first, seenIn);
    },
    /** Makes some places visible together, zooming out only if necessary; as many as fit. */
    revealAll(placeIds: readonly string[]): void {
      const currentCamera = camera();
      const points = placeIds.flatMap((id) => pointOf(id) ?? []);
      if (!currentCamera || points.length === 0) return;
      const stage = currentCamera.stage();
      const seenIn = coming(currentCamera);
      const countSeen = (viewport: Viewport): number =>
        points.filter((point) => isSeen(point, viewport, stage, MARKER_MARGIN)).length;
      const free = freePart(stage);
      const anchor = anchorOf(free);
      const { centre, scale } = gather(points, free, seenIn.scale, GROUP_MARGIN);
      let best = seenIn;
      // If not all fit, centre on the place with the most neighbours, and zoom in where the image's edge prevents
      // centring.
      for (const at of [scale, OPENING_SCALE])
        for (const point of [centre, ...points]) {
          const to = clampTo(placeAt(point, anchor, at), image, above(stage, inset));
          if (countSeen(to) > countSeen(best)) best = to;
        }
      if (best !== seenIn) motion.flyTo(best, anchor, onLanded);
    },
    follow,
    /** Moves to the place of the page's address, unless the address has a view that shows it. */
    arriveAt(placeId: string, hasView: boolean): void {
      if (hasView) {
        followedId = placeId;
        const currentCamera = camera();
        const point = pointOf(placeId);
        const isInView =
          currentCamera &&
          point &&
          isComfortable(
            point,
            currentCamera.viewport(),
            above(currentCamera.stage(), inset),
            0,
          );
        if (!isInView) bring(placeId, null);
      } else follow(placeId);
      scrollTo(placeId, true);
    },
    /** Sets the pixels at the stage's bottom that are covered, such as by a phone's sheet. */
    cover(next: number): void {
      const isMore = next > inset;
      const isLess = next < inset;
      inset = next;
      if (isMore) {
        appliedInset = next;
        if (followedId !== null) returnTo ??= bring(followedId, motion.destination());
      } else if (isLess && motion.destination() === null) returnToBounds();
    },
    /** Forgets the open place and the viewport to return to. */
    interrupt(): void {
      followedId = null;
      returnTo = null;
      appliedInset = inset;
    },
    /** Returns the part of the stage, from its top left, that the image must fill. */
    room: (stage: Size): Size => above(stage, appliedInset),
  };
}

const above = ({ width, height }: Size, inset: number): Size => ({
  width,
  height: height - inset,
});
