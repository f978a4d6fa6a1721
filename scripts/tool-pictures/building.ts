/**
 * An early courtyard mosque in isometric view: an enclosure of mud brick, a shelter on palm trunks along the qibla,
 * another opposite, a row of rooms against the wall. After the descriptions of the Prophet’s mosque in Medina; lengths
 * in cubits, no more exact than the descriptions.
 */
import type { Point } from '@/lib/geometry/point';
import { linePath } from '@/lib/geometry/path';
import { element } from '@/lib/share/svg';
import { goldLines } from '@/scripts/drawing/gold';
import { CENTRE, frame } from './frame';

const TONES = { deep: '#081720', ground: '#0c1f2b', glow: '#1a4150' } as const;
const FACE_COLOURS = { top: '#2a6570', left: '#174350', right: '#0f303d' } as const;

/** Pixels per cubit along the plan’s axes and upwards (isometric: 30 degrees). */
const CUBIT_PIXELS = 5.6;
const COS = Math.cos(Math.PI / 6);
const SIN = 0.5;

const COURT_SIDE = 70;
const WALL = { thickness: 2, height: 9 } as const;

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly base?: number;
};

function project(x: number, y: number, z: number): Point {
  const [u, v] = [x - COURT_SIDE / 2, y - COURT_SIDE / 2];
  return {
    x: CENTRE.x + (u - v) * COS * CUBIT_PIXELS,
    y: CENTRE.y + 26 + ((u + v) * SIN - z) * CUBIT_PIXELS,
  };
}

const drawFace = (corners: readonly Point[], fill: string, opacity: number): string =>
  element('path', {
    d: linePath(corners, true, 1),
    fill,
    'fill-opacity': opacity,
    stroke: 'url(#gold)',
    'stroke-width': 1.6,
    'stroke-linejoin': 'round',
  });

/** Draws the three visible faces of a box, seen from above in the south-east. */
function drawBox({ x, y, width, depth, height, base = 0 }: Box, opacity = 0.86): string {
  const [x2, y2, z] = [x + width, y + depth, base + height];
  return (
    drawFace(
      [project(x, y2, base), project(x2, y2, base), project(x2, y2, z), project(x, y2, z)],
      FACE_COLOURS.left,
      opacity,
    ) +
    drawFace(
      [project(x2, y, base), project(x2, y2, base), project(x2, y2, z), project(x2, y, z)],
      FACE_COLOURS.right,
      opacity,
    ) +
    drawFace(
      [project(x, y, z), project(x2, y, z), project(x2, y2, z), project(x, y2, z)],
      FACE_COLOURS.top,
      opacity,
    )
  );
}

/** Draws the grid of the ground, wider than the building. */
function gridPath(): string {
  const gridLines = Array.from({ length: 17 }, (_, index) => -45 + index * 10);
  return gridLines
    .flatMap((offset) => [
      linePath([project(offset, -45, 0), project(offset, 115, 0)], false, 1),
      linePath([project(-45, offset, 0), project(115, offset, 0)], false, 1),
    ])
    .join('');
}

const stepsBetween = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Draws rows of trunks along the x axis, below a roof with gaps. */
function drawShelter(y: number, rows: number): string {
  const trunks = stepsBetween(y + 1, y + 1 + (rows - 1) * 6, 6).flatMap((row) =>
    stepsBetween(7, COURT_SIDE - 9, 6.8).map((column) =>
      drawBox({ x: column, y: row, width: 1.3, depth: 1.3, height: 7 }, 1),
    ),
  );
  const roof = {
    x: 4,
    y: y - 1,
    width: COURT_SIDE - 8,
    depth: (rows - 1) * 6 + 5,
    height: 0.9,
    base: 7,
  };
  return trunks.join('') + drawBox(roof, 0.42);
}

const drawRooms = (): string =>
  stepsBetween(14, 50, 9)
    .map((y) => drawBox({ x: COURT_SIDE, y, width: 8, depth: 8, height: 6 }, 0.9))
    .join('');

/** Draws the building from back to front. */
export const buildingPicture = (): string =>
  frame(
    TONES,
    goldLines(gridPath(), 1, 0.22),
    drawBox({ x: 0, y: 0, width: COURT_SIDE, depth: WALL.thickness, height: WALL.height }),
    drawBox({ x: 0, y: 0, width: WALL.thickness, depth: COURT_SIDE, height: WALL.height }),
    drawShelter(4, 3),
    drawShelter(54, 2),
    drawBox(
      {
        x: COURT_SIDE - WALL.thickness,
        y: 0,
        width: WALL.thickness,
        depth: COURT_SIDE,
        height: WALL.height,
      },
      0.34,
    ),
    drawRooms(),
    drawBox(
      {
        x: 0,
        y: COURT_SIDE - WALL.thickness,
        width: 28,
        depth: WALL.thickness,
        height: WALL.height,
      },
      0.34,
    ),
    drawBox(
      {
        x: 42,
        y: COURT_SIDE - WALL.thickness,
        width: 28,
        depth: WALL.thickness,
        height: WALL.height,
      },
      0.34,
    ),
  );
