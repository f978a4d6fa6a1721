/**
 * An early courtyard mosque in isometric view: an enclosure of mud brick, a shelter on palm trunks along the qibla,
 * another opposite, a row of rooms against the wall. After the descriptions of the Prophet’s mosque in Medina; lengths
 * in cubits, no more exact than the descriptions.
 */
import type { Point } from '@/lib/geometry/point';
import { linePath } from '@/lib/geometry/path';
import { element } from '@/lib/share/svg';
import { lines } from '@/scripts/drawing/gold';
import { CENTRE, frame } from './frame';

const TONES = { deep: '#081720', ground: '#0c1f2b', glow: '#1a4150' } as const;
const FACES = { top: '#2a6570', left: '#174350', right: '#0f303d' } as const;

/** Pixels per cubit along the plan’s axes and upwards (isometric: 30 degrees). */
const UNIT = 5.6;
const COS = Math.cos(Math.PI / 6);
const SIN = 0.5;

const SIDE = 70;
const WALL = { thick: 2, high: 9 } as const;

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly high: number;
  readonly base?: number;
};

function project(x: number, y: number, z: number): Point {
  const [u, v] = [x - SIDE / 2, y - SIDE / 2];
  return {
    x: CENTRE.x + (u - v) * COS * UNIT,
    y: CENTRE.y + 26 + ((u + v) * SIN - z) * UNIT,
  };
}

const face = (corners: readonly Point[], fill: string, opacity: number): string =>
  element('path', {
    d: linePath(corners, true, 1),
    fill,
    'fill-opacity': opacity,
    stroke: 'url(#gold)',
    'stroke-width': 1.6,
    'stroke-linejoin': 'round',
  });

/** Draws the three visible faces of a box, seen from above in the south-east. */
function box({ x, y, width, depth, high, base = 0 }: Box, opacity = 0.86): string {
  const [x2, y2, z] = [x + width, y + depth, base + high];
  return (
    face(
      [project(x, y2, base), project(x2, y2, base), project(x2, y2, z), project(x, y2, z)],
      FACES.left,
      opacity,
    ) +
    face(
      [project(x2, y, base), project(x2, y2, base), project(x2, y2, z), project(x2, y, z)],
      FACES.right,
      opacity,
    ) +
    face(
      [project(x, y, z), project(x2, y, z), project(x2, y2, z), project(x, y2, z)],
      FACES.top,
      opacity,
    )
  );
}

/** Draws the grid of the ground, wider than the building. */
function grid(): string {
  const reach = Array.from({ length: 17 }, (_, index) => -45 + index * 10);
  return reach
    .flatMap((line) => [
      linePath([project(line, -45, 0), project(line, 115, 0)], false, 1),
      linePath([project(-45, line, 0), project(115, line, 0)], false, 1),
    ])
    .join('');
}

const every = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Draws rows of trunks along the x axis, below a roof with gaps. */
function shelter(y: number, rows: number): string {
  const trunks = every(y + 1, y + 1 + (rows - 1) * 6, 6).flatMap((row) =>
    every(7, SIDE - 9, 6.8).map((column) =>
      box({ x: column, y: row, width: 1.3, depth: 1.3, high: 7 }, 1),
    ),
  );
  const roof = {
    x: 4,
    y: y - 1,
    width: SIDE - 8,
    depth: (rows - 1) * 6 + 5,
    high: 0.9,
    base: 7,
  };
  return trunks.join('') + box(roof, 0.42);
}

const rooms = (): string =>
  every(14, 50, 9)
    .map((y) => box({ x: SIDE, y, width: 8, depth: 8, high: 6 }, 0.9))
    .join('');

/** Draws the building from back to front. */
export const buildingPicture = (): string =>
  frame(
    TONES,
    lines(grid(), 1, 0.22),
    box({ x: 0, y: 0, width: SIDE, depth: WALL.thick, high: WALL.high }),
    box({ x: 0, y: 0, width: WALL.thick, depth: SIDE, high: WALL.high }),
    shelter(4, 3),
    shelter(54, 2),
    box({ x: SIDE - WALL.thick, y: 0, width: WALL.thick, depth: SIDE, high: WALL.high }, 0.34),
    rooms(),
    box({ x: 0, y: SIDE - WALL.thick, width: 28, depth: WALL.thick, high: WALL.high }, 0.34),
    box({ x: 42, y: SIDE - WALL.thick, width: 28, depth: WALL.thick, high: WALL.high }, 0.34),
  );
