/**
 * Silhouettes of a desert town: battered mud-brick walls, parapets raised at the corners, a few towers, one low dome.
 * Lengths in units of the drawing; `x` is the left foot of a building, its ground is y = 0.
 */
import { linePath } from '@/lib/geometry/path';
import type { Point } from '@/lib/geometry/point';

export type Building = {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly roof?: 'parapet' | 'merlons' | 'plain' | 'dome';
  /** Columns and rows of windows, from the left and from the top. */
  readonly windows?: readonly (readonly [column: number, row: number])[];
};

const WALL_LEAN = 0.03;
const HORN_SIZE = 4;
/** Depth of walls below the uneven ground. */
const FOUNDATION_DEPTH = 30;

/** Builds the corner horns of Arabian mud-brick houses, with a thin step between them. */
function parapet(left: number, right: number, top: number): Point[] {
  return [
    { x: left, y: top - HORN_SIZE },
    { x: left + HORN_SIZE, y: top },
    { x: right - HORN_SIZE, y: top },
    { x: right, y: top - HORN_SIZE },
  ];
}

/** Builds stepped merlons, as on early walls and towers. */
function merlons(left: number, right: number, top: number): Point[] {
  const count = Math.max(2, Math.round((right - left) / 9));
  const pitch = (right - left) / count;
  return Array.from({ length: count }, (_, index) => {
    const pointAt = (ratio: number, rise: number) => ({
      x: left + (index + ratio) * pitch,
      y: top - rise,
    });
    return [
      pointAt(0.1, 0),
      pointAt(0.1, 2.4),
      pointAt(0.3, 2.4),
      pointAt(0.3, 4.6),
      pointAt(0.7, 4.6),
      pointAt(0.7, 2.4),
      pointAt(0.9, 2.4),
      pointAt(0.9, 0),
    ];
  }).flat();
}

function dome(left: number, right: number, top: number): Point[] {
  const radius = (right - left) * 0.36;
  const middle = (left + right) / 2;
  const arc = Array.from({ length: 11 }, (_, index) => {
    const angle = Math.PI * (1 - index / 10);
    return {
      x: middle + radius * Math.cos(angle),
      y: top - 4 - radius * 0.92 * Math.sin(angle),
    };
  });
  return [
    { x: left, y: top },
    { x: middle - radius, y: top },
    ...arc,
    { x: middle + radius, y: top },
    { x: right, y: top },
  ];
}

const roofs = {
  parapet,
  merlons,
  dome,
  plain: (left: number, right: number, top: number): Point[] => [
    { x: left, y: top },
    { x: right, y: top },
  ],
};

/** Builds the outline of a building, foot to foot. */
function outline({ x, width, height, roof = 'parapet' }: Building): Point[] {
  const lean = height * WALL_LEAN;
  const top = roofs[roof](x + lean, x + width - lean, -height);
  return [{ x, y: FOUNDATION_DEPTH }, ...top, { x: x + width, y: FOUNDATION_DEPTH }];
}

function windowsOf({ x, width, height, windows = [] }: Building): string {
  const columns = Math.max(1, Math.floor(width / 11));
  const pitch = width / (columns + 1);
  return windows
    .map(([column, row]) => {
      const left = Math.round((x + pitch * column - 1) * 10) / 10;
      return `M${left} ${9 + row * 13 - height}h2.2v5h-2.2z`;
    })
    .join('');
}

/** Builds the silhouette of a row of buildings. */
export const townPath = (row: readonly Building[]): string =>
  row.map((building) => linePath(outline(building), true, 1)).join('');

export const litWindowsPath = (row: readonly Building[]): string => row.map(windowsOf).join('');

/** Builds the upper edges of a row of buildings, where light falls. */
export const roofLinesPath = (row: readonly Building[]): string =>
  row.map((building) => linePath(outline(building).slice(1, -1), false, 1)).join('');
