/** Contour lines of a grid, by marching squares. */
import type { MapPoint } from '@/lib/map/projection';
import type { Grid } from '@/scripts/maps/grid';

/** Level that no cell has, so that no line passes through the centre of a cell. */
const CONTOUR_LEVEL = 0.501;

type SquareEdge = 'top' | 'right' | 'bottom' | 'left';

/** Contour segment across a square, whose corners are the centres of four cells: the edges of its ends. */
type Segment = readonly [entry: SquareEdge, exit: SquareEdge];

/**
 * Segments in a square, by the sum of the weights of its corners inside the contour (1 top left, 2 top right, 4 bottom
 * right, 8 bottom left); the inside is on the left of each segment.
 */
const CASES: readonly (readonly Segment[])[] = [
  [],
  [['top', 'left']],
  [['right', 'top']],
  [['right', 'left']],
  [['bottom', 'right']],
  [
    ['top', 'left'],
    ['bottom', 'right'],
  ],
  [['bottom', 'top']],
  [['bottom', 'left']],
  [['left', 'bottom']],
  [['top', 'bottom']],
  [
    ['right', 'top'],
    ['left', 'bottom'],
  ],
  [['right', 'bottom']],
  [['left', 'right']],
  [['top', 'right']],
  [['left', 'top']],
  [],
];

/** Traces the closed contours around cells of at least half, in cells; the grid's edge closes them. */
export function contoursOf(grid: Grid): readonly (readonly MapPoint[])[] {
  const { width, height, data } = grid;
  const coverageAt = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (data[y * width + x] ?? 0);
  const stepByStart = new Map<string, { readonly to: string; readonly point: MapPoint }>();
  for (let y = -1; y < height; y += 1)
    for (let x = -1; x < width; x += 1) {
      const [a, b, c, d] = [
        coverageAt(x, y),
        coverageAt(x + 1, y),
        coverageAt(x + 1, y + 1),
        coverageAt(x, y + 1),
      ];
      const caseIndex =
        Number(a > CONTOUR_LEVEL) +
        2 * Number(b > CONTOUR_LEVEL) +
        4 * Number(c > CONTOUR_LEVEL) +
        8 * Number(d > CONTOUR_LEVEL);
      if (caseIndex === 0 || caseIndex === 15) continue;
      const ratio = (from: number, to: number): number => (CONTOUR_LEVEL - from) / (to - from);
      const points: Readonly<Record<SquareEdge, MapPoint>> = {
        top: { x: x + ratio(a, b), y },
        right: { x: x + 1, y: y + ratio(b, c) },
        bottom: { x: x + ratio(d, c), y: y + 1 },
        left: { x, y: y + ratio(a, d) },
      };
      const names: Readonly<Record<SquareEdge, string>> = {
        top: `h${x},${y}`,
        right: `v${x + 1},${y}`,
        bottom: `h${x},${y + 1}`,
        left: `v${x},${y}`,
      };
      for (const [entry, exit] of CASES[caseIndex] ?? [])
        stepByStart.set(names[entry], { to: names[exit], point: points[entry] });
    }
  return joinSteps(stepByStart);
}

/** Joins the steps into closed lines until every step is used. */
function joinSteps(
  stepByStart: Map<string, { readonly to: string; readonly point: MapPoint }>,
) {
  const lines: MapPoint[][] = [];
  for (const start of [...stepByStart.keys()]) {
    const line: MapPoint[] = [];
    for (let step = stepByStart.get(start), key = start; step; step = stepByStart.get(key)) {
      stepByStart.delete(key);
      line.push(step.point);
      key = step.to;
    }
    if (line.length > 2) lines.push(line);
  }
  return lines;
}
