import { emptyGrid } from '@/scripts/maps/grid';
import { contoursOf } from '@/scripts/maps/realms/contour';
import { simplify } from '@/scripts/maps/realms/simplify';

/** Creates a grid with filled rectangles of cells. */
function filledGrid(...boxes: readonly (readonly [number, number, number, number])[]) {
  const grid = emptyGrid(20, 16);
  for (const [left, top, right, bottom] of boxes)
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) grid.data[y * grid.width + x] = 1;
  return grid;
}

/** Area of the four cut corners of a contour, in cells. */
const CORNER_AREA = 1;

/** Computes the area inside a closed line, positive when it runs clockwise on the screen. */
const areaOf = (line: readonly { readonly x: number; readonly y: number }[]): number =>
  line.reduce((sum, { x, y }, index) => {
    const nextPoint = line[(index + 1) % line.length] ?? { x, y };
    return sum + (x * nextPoint.y - nextPoint.x * y) / 2;
  }, 0);

describe('the contours of a grid', () => {
  it('enclose the filled cells, half a cell beyond the centres of the outermost cells', () => {
    const [line = [], ...others] = contoursOf(filledGrid([4, 3, 14, 9]));
    expect(others).toEqual([]);
    expect(Math.abs(areaOf(line))).toBeGreaterThan(60 - CORNER_AREA);
    expect(Math.abs(areaOf(line))).toBeLessThanOrEqual(60);
  });

  it('are one line for each region, and one in the opposite direction for each hole', () => {
    const grid = filledGrid([1, 1, 12, 12], [14, 2, 18, 6]);
    for (let y = 4; y < 8; y += 1) for (let x = 4; x < 8; x += 1) grid.data[y * 20 + x] = 0;
    const areas = contoursOf(grid).map(areaOf);
    expect(areas).toHaveLength(3);
    expect(new Set(areas.map(Math.sign))).toEqual(new Set([1, -1]));
    expect(Math.abs(Math.abs(areas.reduce((sum, area) => sum + area, 0)) - 121)).toBeLessThan(
      CORNER_AREA,
    );
  });

  it('close along the edge of the grid', () => {
    const [line = []] = contoursOf(filledGrid([0, 0, 20, 16]));
    expect(Math.abs(areaOf(line))).toBeGreaterThan(320 - CORNER_AREA);
  });
});

describe('a simplified line', () => {
  const zigzag = [0, 1, 2, 3, 4, 5].map((x) => ({ x, y: x % 2 ? 0.2 : 0 }));

  it('keeps its ends, and drops points within the tolerance', () => {
    expect(simplify(zigzag, 0.5)).toEqual([zigzag[0], zigzag.at(-1)]);
  });

  it('keeps points beyond the tolerance', () => {
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
