import type { Extent } from '@/lib/map/extent';
import { mapProjection, type MapPoint } from '@/lib/map/projection';

interface Located {
  readonly id: string;
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** A numbered point of a blank map, and the place that it stands for. */
interface BlankPoint extends MapPoint {
  readonly number: number;
  readonly name: string;
  /** The middle of its number. */
  readonly label: MapPoint;
}

/** A part of a map without a word, with points to name; lengths are in pixels of the map's image. */
export interface BlankMap {
  readonly frame: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly points: readonly BlankPoint[];
  /** A round number of kilometres, and their length. */
  readonly scale: { readonly kilometres: number; readonly length: number };
}

const MARGIN = 0.12;
/** Least part of the map's width that is shown: closer, its outlines would be a few strokes. */
const CLOSEST = 0.4;
/** Height of the frame for its width. */
const ASPECT = 0.8;
/** Two points closer than that, as a ratio of the frame, could not both be numbered. */
const APART = 0.04;
/** The scale bar takes about that part of the frame's width. */
const SCALE_SHARE = 0.2;
/** Where a number may stand beside its point, as ratios of the frame's width; the first where there is room. */
const BESIDE = [
  [0.028, -0.018],
  [-0.028, -0.018],
  [0.028, 0.018],
  [-0.028, 0.018],
] as const;
/** Room that a number needs around it. */
const ROOM = 0.034;
const ROUND = [1, 2, 5] as const;

/**
 * Crops a map to the given places and numbers them from the north to the south. A place so close to one that comes
 * before it that their numbers would lie on each other is left out.
 * @param places those that matter most first
 * @param most how many are numbered
 */
export function blankMapOf(
  places: readonly Located[],
  extent: Extent,
  most: number = places.length,
): BlankMap {
  const projection = mapProjection(extent);
  const spots = places.map((place) => ({
    ...place,
    ...projection.project(place.longitude, place.latitude),
  }));
  const least = APART * frameOf(spots, extent).width;
  const kept = spots
    .reduce<readonly (typeof spots)[number][]>(
      (before, spot) =>
        before.length === most ||
        before.some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < least)
          ? before
          : [...before, spot],
      [],
    )
    .toSorted((one, other) => one.y - other.y || one.x - other.x);
  const frame = frameOf(kept, extent);
  const middle = projection.invert(frame.x, frame.y + frame.height / 2).latitude;
  const perPixel = projection.kilometresPerPixel(middle);
  const kilometres = roundKilometres(frame.width * SCALE_SHARE * perPixel);
  return {
    frame,
    points: labelled(kept, frame.width).map(({ spot: { x, y, name }, label }, rank) => ({
      x,
      y,
      name,
      label,
      number: rank + 1,
    })),
    scale: { kilometres, length: kilometres / perPixel },
  };
}

/** Puts each number on the side of its point where other points and numbers are farthest, one after the other. */
function labelled<S extends MapPoint>(spots: readonly S[], width: number) {
  return spots.reduce<readonly { readonly spot: S; readonly label: MapPoint }[]>(
    (placed, spot) => {
      const others = [
        ...spots.filter((other) => other !== spot),
        ...placed.map(({ label }) => label),
      ];
      const roomAt = (at: MapPoint): number =>
        Math.min(ROOM * width, ...others.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));
      const [first, ...rest] = BESIDE.map(([right, down]) => ({
        x: spot.x + right * width,
        y: spot.y + down * width,
      }));
      if (!first) return placed;
      const label = rest.reduce((best, at) => (roomAt(at) > roomAt(best) ? at : best), first);
      return [...placed, { spot, label }];
    },
    [],
  );
}

function frameOf(spots: readonly MapPoint[], extent: Extent): BlankMap['frame'] {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  const width = Math.min(
    extent.width,
    Math.max(
      span(xs) * (1 + 2 * MARGIN),
      (span(ys) * (1 + 2 * MARGIN)) / ASPECT,
      extent.width * CLOSEST,
    ),
  );
  const height = Math.min(extent.height, Math.max(width * ASPECT, span(ys) * (1 + MARGIN)));
  const at = (values: readonly number[], size: number, most: number): number =>
    Math.min(
      Math.max(0, (Math.min(...values) + Math.max(...values)) / 2 - size / 2),
      most - size,
    );
  return {
    x: at(xs, width, extent.width),
    y: at(ys, height, extent.height),
    width,
    height,
  };
}

/** The greatest of 1, 2, 5, 10, 20, 50… that is no more than a length; tenths below one. */
function roundKilometres(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return Math.max(...ROUND.map((step) => step * power).filter((step) => step <= most));
}
