/**
 * The mini map of an episode's places: a crop of the map's image around them, with labels for the dots that have room.
 */
import { clamp } from '@/lib/clamp';
import type { Extent } from '@/lib/map/extent';
import { mapProjection, type MapPoint } from '@/lib/map/projection';

/** Size of the small map, in its own units. */
export const MINI_MAP = { width: 300, height: 320 } as const;
const ASPECT = MINI_MAP.height / MINI_MAP.width;

interface Located {
  readonly id: string;
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
}

interface Spot extends MapPoint {
  readonly id: string;
  readonly name: string;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Dot extends Spot {
  /** Label position on the dot's own line, below or above, with its text anchor; null without room. */
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
/** Share of the map's width that its frame of degrees takes, which is cropped. */
const FRAME_RATIO = 0.018;

const LABEL = { height: 14, advance: 6.9, gap: 8, drop: 14 } as const;

/** Draws the mini map of some places. Of places farther apart than a wide map is high, it shows the middle ones. */
export function drawMiniMap(places: readonly Located[], extent: Extent): MiniMap {
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
  const spots = places
    .map(({ id, name, longitude, latitude }) => {
      const { x, y } = project(longitude, latitude);
      return { id, name, x: image.x + x * scale, y: image.y + y * scale };
    })
    .filter(({ x, y }) => x >= 0 && x <= MINI_MAP.width && y >= 0 && y <= MINI_MAP.height);
  return { image: rounded(image), dots: nameDots(spots) };
}

/** Computes the crop that contains the points with a margin, within the map. */
function frameOf(points: readonly MapPoint[], extent: Extent): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const margins = 2 * MARGIN_RATIO * extent.width;
  const contentWidth = Math.max(right - left + margins, (bottom - top + margins) / ASPECT);
  const edge = FRAME_RATIO * extent.width;
  const most = Math.min(extent.width - 2 * edge, (extent.height - 2 * edge) / ASPECT);
  const width = Math.min(most, Math.max(MIN_CROP_RATIO * extent.width, contentWidth));
  const height = width * ASPECT;
  return {
    x: clamp((left + right - width) / 2, edge, extent.width - edge - width),
    y: clamp((top + bottom - height) / 2, edge, extent.height - edge - height),
    width,
    height,
  };
}

/** Places labels beside, below or above their dots, without overlapping a dot or another label. */
function nameDots(spots: readonly Spot[]): readonly Dot[] {
  const occupied: Box[] = spots.map(({ x, y }) => ({
    x: x - 5,
    y: y - 5,
    width: 10,
    height: 10,
  }));
  return spots.map((spot, rank) => {
    const free = labelsOf(spot).find(
      ({ box }) =>
        isInside(box) &&
        !occupied.some((other, index) => index !== rank && overlap(box, other)),
    );
    if (free) occupied.push(free.box);
    return {
      ...spot,
      x: hundredth(spot.x),
      y: hundredth(spot.y),
      label: free ? { x: hundredth(free.x), y: hundredth(free.y), anchor: free.anchor } : null,
    };
  });
}

/** Lists the four candidate positions of a label, best first, each with its box. */
function labelsOf({ name, x, y }: Spot) {
  const width = name.length * LABEL.advance;
  const at = (anchor: 'start' | 'middle' | 'end', labelX: number, labelY: number) => {
    const left = { start: labelX, middle: labelX - width / 2, end: labelX - width }[anchor];
    const box = { x: left, y: labelY - LABEL.height / 2, width, height: LABEL.height };
    return { anchor, x: labelX, y: labelY, box };
  };
  return [
    at('start', x + LABEL.gap, y),
    at('end', x - LABEL.gap, y),
    at('middle', x, y + LABEL.drop),
    at('middle', x, y - LABEL.drop),
  ];
}

const isInside = ({ x, y, width, height }: Box): boolean =>
  x >= 2 && y >= 2 && x + width <= MINI_MAP.width - 2 && y + height <= MINI_MAP.height - 2;

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const hundredth = (value: number): number => Math.round(value * 100) / 100;

const rounded = ({ x, y, width, height }: Box): Box => ({
  x: hundredth(x),
  y: hundredth(y),
  width: hundredth(width),
  height: hundredth(height),
});
