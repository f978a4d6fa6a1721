/** The mini map of an episode's places: a crop of the map's image, with labels for the dots that have room. */
import { clamp } from '@/lib/clamp';
import type { Extent } from '@/lib/map/extent';
import { mapProjection, type MapPoint } from '@/lib/map/projection';

/** Size of the mini map, in the units of its drawing. */
export const MINI_MAP = { width: 300, height: 320 } as const;
const ASPECT = MINI_MAP.height / MINI_MAP.width;

interface LocatedPlace {
  readonly id: string;
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
}

interface NamedPoint extends MapPoint {
  readonly id: string;
  readonly name: string;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Dot extends NamedPoint {
  /** Label position beside, below or above the dot, with the text anchor; null without room. */
  readonly label: (MapPoint & { readonly anchor: 'start' | 'middle' | 'end' }) | null;
}

export interface MiniMap {
  /** Position of the map's whole image, clipped by the mini map. */
  readonly image: Box;
  readonly dots: readonly Dot[];
}

/** Least share of the map's width that is shown: a closer crop would blur the relief. */
const MIN_CROP_RATIO = 0.48;
/** Margin around the outermost places, as a ratio of the map's width. */
const MARGIN_RATIO = 0.1;
/** Share of the map's width that the frame of degrees takes; the crop excludes the frame. */
const FRAME_RATIO = 0.018;

const LABEL = { height: 14, advance: 6.9, gap: 8, drop: 14 } as const;

/** Draws the mini map of some places. Of places too far apart, the middle places are shown. */
export function drawMiniMap(places: readonly LocatedPlace[], extent: Extent): MiniMap {
  const { project } = mapProjection(extent);
  const points = places.map(({ longitude, latitude }) => project(longitude, latitude));
  const frame = frameOf(points, extent);
  const scale = MINI_MAP.width / frame.width;
  const image = {
    x: -frame.x * scale,
    y: -frame.y * scale,
    width: extent.width * scale,
    height: extent.height * scale,
  };
  const shownPoints = places
    .map(({ id, name, longitude, latitude }) => {
      const { x, y } = project(longitude, latitude);
      return { id, name, x: image.x + x * scale, y: image.y + y * scale };
    })
    .filter(({ x, y }) => x >= 0 && x <= MINI_MAP.width && y >= 0 && y <= MINI_MAP.height);
  return { image: roundedBox(image), dots: placeLabels(shownPoints) };
}

/** Computes the crop that contains the points with a margin, within the map. */
function frameOf(points: readonly MapPoint[], extent: Extent): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const margins = 2 * MARGIN_RATIO * extent.width;
  const contentWidth = Math.max(right - left + margins, (bottom - top + margins) / ASPECT);
  const frameWidth = FRAME_RATIO * extent.width;
  const maxWidth = Math.min(
    extent.width - 2 * frameWidth,
    (extent.height - 2 * frameWidth) / ASPECT,
  );
  const width = Math.min(maxWidth, Math.max(MIN_CROP_RATIO * extent.width, contentWidth));
  const height = width * ASPECT;
  return {
    x: clamp((left + right - width) / 2, frameWidth, extent.width - frameWidth - width),
    y: clamp((top + bottom - height) / 2, frameWidth, extent.height - frameWidth - height),
    width,
    height,
  };
}

/** Places labels beside, below or above their dots, without overlapping a dot or another label. */
function placeLabels(points: readonly NamedPoint[]): readonly Dot[] {
  const occupied: Box[] = points.map(({ x, y }) => ({
    x: x - 5,
    y: y - 5,
    width: 10,
    height: 10,
  }));
  return points.map((point, rank) => {
    const freeLabel = labelsOf(point).find(
      ({ box }) =>
        isInside(box) &&
        !occupied.some((occupiedBox, index) => index !== rank && overlaps(box, occupiedBox)),
    );
    if (freeLabel) occupied.push(freeLabel.box);
    return {
      ...point,
      x: toHundredth(point.x),
      y: toHundredth(point.y),
      label: freeLabel
        ? {
            x: toHundredth(freeLabel.x),
            y: toHundredth(freeLabel.y),
            anchor: freeLabel.anchor,
          }
        : null,
    };
  });
}

/** Lists the four candidate positions of a label, best first, each with its box. */
function labelsOf({ name, x, y }: NamedPoint) {
  const width = name.length * LABEL.advance;
  const labelAt = (anchor: 'start' | 'middle' | 'end', labelX: number, labelY: number) => {
    const boxLeft = { start: labelX, middle: labelX - width / 2, end: labelX - width }[anchor];
    const box = {
      x: boxLeft,
      y: labelY - LABEL.height / 2,
      width,
      height: LABEL.height,
    };
    return { anchor, x: labelX, y: labelY, box };
  };
  return [
    labelAt('start', x + LABEL.gap, y),
    labelAt('end', x - LABEL.gap, y),
    labelAt('middle', x, y + LABEL.drop),
    labelAt('middle', x, y - LABEL.drop),
  ];
}

const isInside = ({ x, y, width, height }: Box): boolean =>
  x >= 2 && y >= 2 && x + width <= MINI_MAP.width - 2 && y + height <= MINI_MAP.height - 2;

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const toHundredth = (value: number): number => Math.round(value * 100) / 100;

const roundedBox = ({ x, y, width, height }: Box): Box => ({
  x: toHundredth(x),
  y: toHundredth(y),
  width: toHundredth(width),
  height: toHundredth(height),
});
