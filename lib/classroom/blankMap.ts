import type { Extent } from '@/lib/map/extent';
import { mapProjection, type MapPoint } from '@/lib/map/projection';

interface LocatedPlace {
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

/** Margin around the points, as a ratio of their span. */
const MARGIN_RATIO = 0.12;
/** Least ratio of the map's width in the crop: closer, outlines would be a few strokes. */
const MIN_CROP_RATIO = 0.4;
/** Height of the crop, relative to its width. */
const ASPECT = 0.8;
/** Least distance of two numbered points, as a ratio of the crop's width. */
const MIN_DISTANCE_RATIO = 0.04;
/** Approximate length of the scale bar, as a ratio of the crop's width. */
const SCALE_RATIO = 0.2;
/** Candidate offsets of a number from its point, as ratios of the crop's width; the first free offset is taken. */
const LABEL_OFFSETS = [
  [0.028, -0.018],
  [-0.028, -0.018],
  [0.028, 0.018],
  [-0.028, 0.018],
] as const;
/** Room around a number, as a ratio of the crop's width. */
const LABEL_CLEARANCE = 0.034;
const ROUND_STEPS = [1, 2, 5] as const;

/**
 * Crops a map to given places and numbers them from north to south. A place too close to a preceding place for
 * both numbers is omitted.
 * @param places most important first
 * @param maxCount largest number of points
 */
export function blankMapOf(
  places: readonly LocatedPlace[],
  extent: Extent,
  maxCount: number = places.length,
): BlankMap {
  const projection = mapProjection(extent);
  const projectedPlaces = places.map((place) => ({
    ...place,
    ...projection.project(place.longitude, place.latitude),
  }));
  const minDistance = MIN_DISTANCE_RATIO * frameOf(projectedPlaces, extent).width;
  const spacedPlaces = projectedPlaces
    .reduce<readonly (typeof projectedPlaces)[number][]>(
      (selected, place) =>
        selected.length === maxCount ||
        selected.some(({ x, y }) => Math.hypot(x - place.x, y - place.y) < minDistance)
          ? selected
          : [...selected, place],
      [],
    )
    .toSorted((a, b) => a.y - b.y || a.x - b.x);
  const frame = frameOf(spacedPlaces, extent);
  const middleLatitude = projection.invert(frame.x, frame.y + frame.height / 2).latitude;
  const kilometresPerPixel = projection.kilometresPerPixel(middleLatitude);
  const kilometres = roundKilometres(frame.width * SCALE_RATIO * kilometresPerPixel);
  return {
    frame,
    points: labelPoints(spacedPlaces, frame.width).map(
      ({ point: { x, y, name }, label }, index) => ({
        x,
        y,
        name,
        label,
        number: index + 1,
      }),
    ),
    scale: { kilometres, length: kilometres / kilometresPerPixel },
  };
}

/** Places each number in turn on the side of its point that is farthest from other points and numbers. */
function labelPoints<S extends MapPoint>(points: readonly S[], width: number) {
  return points.reduce<readonly { readonly point: S; readonly label: MapPoint }[]>(
    (labelledPoints, point) => {
      const obstacles = [
        ...points.filter((candidate) => candidate !== point),
        ...labelledPoints.map(({ label }) => label),
      ];
      const clearanceAt = (position: MapPoint): number =>
        Math.min(
          LABEL_CLEARANCE * width,
          ...obstacles.map(({ x, y }) => Math.hypot(x - position.x, y - position.y)),
        );
      const [firstPosition, ...otherPositions] = LABEL_OFFSETS.map(([right, down]) => ({
        x: point.x + right * width,
        y: point.y + down * width,
      }));
      if (!firstPosition) return labelledPoints;
      const label = otherPositions.reduce(
        (best, position) => (clearanceAt(position) > clearanceAt(best) ? position : best),
        firstPosition,
      );
      return [...labelledPoints, { point, label }];
    },
    [],
  );
}

function frameOf(points: readonly MapPoint[], extent: Extent): BlankMap['frame'] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  const width = Math.min(
    extent.width,
    Math.max(
      span(xs) * (1 + 2 * MARGIN_RATIO),
      (span(ys) * (1 + 2 * MARGIN_RATIO)) / ASPECT,
      extent.width * MIN_CROP_RATIO,
    ),
  );
  const height = Math.min(
    extent.height,
    Math.max(width * ASPECT, span(ys) * (1 + MARGIN_RATIO)),
  );
  const cropStart = (values: readonly number[], size: number, maxSize: number): number =>
    Math.min(
      Math.max(0, (Math.min(...values) + Math.max(...values)) / 2 - size / 2),
      maxSize - size,
    );
  return {
    x: cropStart(xs, width, extent.width),
    y: cropStart(ys, height, extent.height),
    width,
    height,
  };
}

/** Returns the largest of 1, 2, 5, 10, 20, 50… up to a length; tenths below one. */
function roundKilometres(maxLength: number): number {
  const power = 10 ** Math.floor(Math.log10(maxLength));
  return Math.max(
    ...ROUND_STEPS.map((step) => step * power).filter((step) => step <= maxLength),
  );
}
