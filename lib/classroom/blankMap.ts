import type { Extent } from '@/lib/map/extent';
import { mapProjection, type MapPoint } from '@/lib/map/projection';

interface Located {
  readonly id: string;
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** A numbered point of a blank map, with its place. */
interface BlankPoint extends MapPoint {
  readonly number: number;
  readonly name: string;
  /** Centre of the number beside the point. */
  readonly label: MapPoint;
}

/** A crop of an unlabelled map with numbered points; lengths in pixels of the map's image. */
export interface BlankMap {
  readonly frame: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly points: readonly BlankPoint[];
  /** Scale bar: a round number of kilometres, and its length. */
  readonly scale: { readonly kilometres: number; readonly length: number };
}

const MARGIN = 0.12;
/** Least ratio of the map's width in the crop: closer, outlines would be a few strokes. */
const MIN_CROP_RATIO = 0.4;
/** Height of the crop, relative to its width. */
const ASPECT = 0.8;
/** Least distance of two numbered points, as a ratio of the crop's width. */
const MIN_DISTANCE_RATIO = 0.04;
/** Approximate length of the scale bar, as a ratio of the crop's width. */
const SCALE_RATIO = 0.2;
/** Candidate offsets of a number from its point, as ratios of the crop's width; the first free one is taken. */
const LABEL_OFFSETS = [
  [0.028, -0.018],
  [-0.028, -0.018],
  [0.028, 0.018],
  [-0.028, 0.018],
] as const;
/** Room around a number, as a ratio of the crop's width. */
const LABEL_ROOM = 0.034;
const ROUND = [1, 2, 5] as const;

/**
 * Crops a map to given places and numbers them from north to south. A place too close to a preceding one for both
 * numbers is omitted.
 * @param places most important first
 * @param most largest number of points
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
  const least = MIN_DISTANCE_RATIO * frameOf(spots, extent).width;
  const spacedSpots = spots
    .reduce<readonly (typeof spots)[number][]>(
      (selected, spot) =>
        selected.length === most ||
        selected.some(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < least)
          ? selected
          : [...selected, spot],
      [],
    )
    .toSorted((one, other) => one.y - other.y || one.x - other.x);
  const frame = frameOf(spacedSpots, extent);
  const middle = projection.invert(frame.x, frame.y + frame.height / 2).latitude;
  const perPixel = projection.kilometresPerPixel(middle);
  const kilometres = roundKilometres(frame.width * SCALE_RATIO * perPixel);
  return {
    frame,
    points: labelled(spacedSpots, frame.width).map(
      ({ spot: { x, y, name }, label }, index) => ({
        x,
        y,
        name,
        label,
        number: index + 1,
      }),
    ),
    scale: { kilometres, length: kilometres / perPixel },
  };
}

/** Places each number in turn on the side of its point that is farthest from other points and numbers. */
function labelled<S extends MapPoint>(spots: readonly S[], width: number) {
  return spots.reduce<readonly { readonly spot: S; readonly label: MapPoint }[]>(
    (placed, spot) => {
      const others = [
        ...spots.filter((other) => other !== spot),
        ...placed.map(({ label }) => label),
      ];
      const roomAt = (at: MapPoint): number =>
        Math.min(
          LABEL_ROOM * width,
          ...others.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)),
        );
      const [first, ...rest] = LABEL_OFFSETS.map(([right, down]) => ({
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
      extent.width * MIN_CROP_RATIO,
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

/** Returns the largest of 1, 2, 5, 10, 20, 50… up to a length; tenths below one. */
function roundKilometres(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return Math.max(...ROUND.map((step) => step * power).filter((step) => step <= most));
}
