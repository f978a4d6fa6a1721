import type { Camera } from '@/lib/surface/camera';
import type { Motion } from '@/lib/surface/motion';
import { frameOf, isComfortable } from '@/lib/map/camera/framing';
import { clampTo, centreOfSize, panBy, placeAt, toStage } from '@/lib/surface/viewport';
import type { Point, Size, Viewport } from '@/lib/surface/viewport';

const OPENING_SCALE = 1.6;
/** Least visible height of the stage for moving the map, in pixels; below this height, the page scrolls. */
const MIN_VISIBLE_PX = 120;
/** Margin around a place of a search, for its whole marker, in pixels. */
const MARKER_MARGIN = 28;
/** Margin around several places, for their labels too, in pixels. */
const GROUP_MARGIN = 48;
/** Position of notes below the top of the stage, in pixels. */
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
 * Creates the framing of places, which moves the map until a place lies in the uncovered part of the stage, and moves
 * back when the open place is closed.
 */
export function createPlaceFraming(options: FramingOptions) {
  const { camera, motion, image, pointOf, windowCut, bringIntoWindow } = options;
  let inset = 0;
  /** Inset that the image may leave empty; shrinks after the map has moved back, so that nothing jumps. */
  let appliedInset = 0;
  let followedId: string | null = null;
  let returnViewport: Viewport | null = null;

  const onLanded = (): void => {
    appliedInset = inset;
  };

  /** Returns the part of the stage that is neither covered nor outside of the window: its top and size. */
  function freePart(stage: Size): Size & { readonly top: number } {
    const freeBox = uncoveredPart(stage, inset);
    const { top, bottom } = windowCut();
    const height = Math.min(freeBox.height, stage.height - bottom) - top;
    return height < MIN_VISIBLE_PX
      ? { ...freeBox, top: 0 }
      : { width: freeBox.width, height, top };
  }

  const anchorOf = ({ width, height, top }: ReturnType<typeof freePart>): Point => ({
    x: width / 2,
    y: top + height / 2,
  });

  function isSeen(point: Point, viewport: Viewport, stage: Size, margin?: number): boolean {
    const freeSize = freePart(stage);
    return isComfortable(point, panBy(viewport, { x: 0, y: -freeSize.top }), freeSize, margin);
  }

  /** Returns the viewport at the end of the flight, or the present viewport. */
  const destinationOf = (currentCamera: Camera): Viewport =>
    motion.destination() ?? currentCamera.viewport();

  /** Flies to a place unless it is well visible in a viewport. @returns the viewport before the flight */
  function flyToPlace(
    placeId: string,
    seen: Viewport | null,
    margin?: number,
  ): Viewport | null {
    const currentCamera = camera();
    const point = pointOf(placeId);
    if (!currentCamera || !point) return null;
    const stage = currentCamera.stage();
    const freeBox = uncoveredPart(stage, inset);
    if (freeBox.height <= 0) return null;
    const start = currentCamera.viewport();
    if (isSeen(point, seen ?? start, stage, margin)) return null;
    const anchor = anchorOf(freePart(stage));
    const target = placeAt(point, anchor, Math.max(start.scale, OPENING_SCALE));
    motion.flyTo(clampTo(target, image, freeBox), anchor, onLanded);
    return start;
  }

  function scrollTo(placeId: string, isArrival: boolean): void {
    const point = pointOf(placeId);
    const currentCamera = camera();
    // A note at the top of the map explains why a place is not shown.
    if (currentCamera)
      bringIntoWindow(
        point ? toStage(destinationOf(currentCamera), point).y : NOTE_TOP,
        isArrival,
      );
  }

  function goTo(target: Viewport, { stage }: Camera): void {
    motion.flyTo(target, centreOfSize(stage()), onLanded);
  }

  /** Moves to the opened place or, with null, back to the viewport before. */
  function follow(placeId: string | null): void {
    followedId = placeId;
    if (placeId !== null) {
      returnViewport ??= flyToPlace(placeId, motion.destination());
      return;
    }
    const currentCamera = camera();
    if (currentCamera && returnViewport) goTo(returnViewport, currentCamera);
    returnViewport = null;
  }

  function returnToBounds(): void {
    const currentCamera = camera();
    if (!currentCamera) return;
    const from = currentCamera.viewport();
    const target = clampTo(from, image, uncoveredPart(currentCamera.stage(), inset));
    if (target.x === from.x && target.y === from.y) onLanded();
    else goTo(target, currentCamera);
  }

  return {
    /** Moves to a place, scrolling the page if necessary. */
    reveal(placeId: string): void {
      flyToPlace(placeId, motion.destination());
      scrollTo(placeId, false);
    },
    /** Moves to the first of some places, unless a place of the list is visible. */
    revealOneOf(placeIds: readonly string[]): void {
      const currentCamera = camera();
      const [first] = placeIds;
      if (!currentCamera || first === undefined) return;
      const seen = destinationOf(currentCamera);
      const isAnySeen = placeIds
        .map(pointOf)
        .some((point) => point && isSeen(point, seen, currentCamera.stage(), MARKER_MARGIN));
      if (!isAnySeen) flyToPlace(first, seen);
    },
    /** Makes some places visible together, zooming out only if necessary; as many as fit. */
    revealAll(placeIds: readonly string[]): void {
      const currentCamera = camera();
      const points = placeIds.flatMap((id) => pointOf(id) ?? []);
      if (!currentCamera || points.length === 0) return;
      const stage = currentCamera.stage();
      const seen = destinationOf(currentCamera);
      const countSeen = (viewport: Viewport): number =>
        points.filter((point) => isSeen(point, viewport, stage, MARKER_MARGIN)).length;
      const freeSize = freePart(stage);
      const anchor = anchorOf(freeSize);
      const { centre, scale } = frameOf(points, freeSize, seen.scale, GROUP_MARGIN);
      let bestViewport = seen;
      // If not all fit, centre on the place with the most neighbours, and zoom in where the image's edge prevents
      // centring.
      for (const candidateScale of [scale, OPENING_SCALE])
        for (const point of [centre, ...points]) {
          const target = clampTo(
            placeAt(point, anchor, candidateScale),
            image,
            uncoveredPart(stage, inset),
          );
          if (countSeen(target) > countSeen(bestViewport)) bestViewport = target;
        }
      if (bestViewport !== seen) motion.flyTo(bestViewport, anchor, onLanded);
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
            uncoveredPart(currentCamera.stage(), inset),
            0,
          );
        if (!isInView) flyToPlace(placeId, null);
      } else follow(placeId);
      scrollTo(placeId, true);
    },
    /** Sets the pixels at the stage's bottom that are covered, such as by a phone's sheet. */
    cover(nextInset: number): void {
      const isMore = nextInset > inset;
      const isLess = nextInset < inset;
      inset = nextInset;
      if (isMore) {
        appliedInset = nextInset;
        if (followedId !== null)
          returnViewport ??= flyToPlace(followedId, motion.destination());
      } else if (isLess && motion.destination() === null) returnToBounds();
    },
    /** Forgets the open place and the viewport to return to. */
    interrupt(): void {
      followedId = null;
      returnViewport = null;
      appliedInset = inset;
    },
    /** Returns the part of the stage, from its top left, that the image must fill. */
    room: (stage: Size): Size => uncoveredPart(stage, appliedInset),
  };
}

const uncoveredPart = ({ width, height }: Size, inset: number): Size => ({
  width,
  height: height - inset,
});
