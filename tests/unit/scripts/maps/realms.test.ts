import { emptyGrid } from '@/scripts/maps/grid';
import { contoursOf } from '@/scripts/maps/realms/contour';
import { simplify } from '@/scripts/maps/realms/simplify';

/** Creates a grid with filled rectangles of cells. */
function filled(...boxes: readonly (readonly [number, number, number, number])[]) {
  const grid = emptyGrid(20, 16);
  for (const [left, top, right, bottom] of boxes)
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) grid.data[y * grid.width + x] = 1;
  return grid;
}

/** Area of four cut corners, in cells. */
const CORNERS = 1;

/** Computes the area inside a closed line, positive when it runs clockwise on the screen. */
const areaOf = (line: readonly { readonly x: number; readonly y: number }[]): number =>
  line.reduce((sum, { x, y }, index) => {
    const next = line[(index + 1) % line.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);

describe('the contours of a grid', () => {
  it('enclose its cells, half a cell beyond the centres of the outermost', () => {
    const [line = [], ...others] = contoursOf(filled([4, 3, 14, 9]));
    expect(others).toEqual([]);
    expect(Math.abs(areaOf(line))).toBeGreaterThan(60 - CORNERS);
    expect(Math.abs(areaOf(line))).toBeLessThanOrEqual(60);
  });

  it('are one for each part, and one around each hole, in the other direction', () => {
    const grid = filled([1, 1, 12, 12], [14, 2, 18, 6]);
    for (let y = 4; y < 8; y += 1) for (let x = 4; x < 8; x += 1) grid.data[y * 20 + x] = 0;
    const areas = contoursOf(grid).map(areaOf);
    expect(areas).toHaveLength(3);
    expect(new Set(areas.map(Math.sign))).toEqual(new Set([1, -1]));
    expect(Math.abs(Math.abs(areas.reduce((sum, area) => sum + area, 0)) - 121)).toBeLessThan(
      CORNERS,
    );
  });

  it('close along the edge of the grid', () => {
    const [line = []] = contoursOf(filled([0, 0, 20, 16]));
    expect(Math.abs(areaOf(line))).toBeGreaterThan(320 - CORNERS);
  });
});

describe('a simplified line', () => {
  const bumpy = [0, 1, 2, 3, 4, 5].map((x) => ({ x, y: x % 2 ? 0.2 : 0 }));

  it('keeps its ends, and drops points within the tolerance', () => {
    expect(simplify(bumpy, 0.5)).toEqual([bumpy[0], bumpy.at(-1)]);
  });

  it('keeps points beyond it', () => {
    expect(
      simplify(
        [
          { x: 0, y: 0 },
          { x: 2, y: 3 },
          { x: 4, y: 0 },
        ],
        0.5,
      ),
    ).toHaveLength(3);
  });
});
