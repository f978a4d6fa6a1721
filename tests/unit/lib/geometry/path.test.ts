import fc from 'fast-check';
import { linePath, polygonPath, ribbonPath } from '@/lib/geometry/path';
import { forAll } from '@/tests/fixtures/runners/property';

const point = fc.record({
  x: fc.double({ min: -500, max: 500, noNaN: true }),
  y: fc.double({ min: -500, max: 500, noNaN: true }),
});

/** Sums the steps of a path of one M and l commands, as a browser does. */
function endOf(path: string): { x: number; y: number } {
  const numbers = path.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
  const sum = (offset: number) =>
    numbers.filter((_, index) => index % 2 === offset).reduce((total, n) => total + n, 0);
  return { x: sum(0), y: sum(1) };
}

describe('linePath', () => {
  it('writes short relative steps', () => {
    const square = [
      [0, 0],
      [10, 0.5],
      [10, -4.256],
    ].map(([x = 0, y = 0]) => ({ x, y }));
    expect(linePath(square)).toBe('M0 0l10 .5l0-4.76');
    expect(polygonPath(square, 0)).toBe('M0 0l10 1l0-5z');
  });

  it('writes two decimals at most, and ends at the last point, however long the line', () => {
    forAll(fc.array(point, { minLength: 1, maxLength: 200 }), (points) => {
      expect(linePath(points)).not.toMatch(/\.\d{3}|e|NaN/);
      const lastPoint = points.at(-1);
      const end = endOf(linePath(points, false, 1));
      expect(Math.abs(end.x - (lastPoint?.x ?? 0))).toBeLessThanOrEqual(0.0501);
      expect(Math.abs(end.y - (lastPoint?.y ?? 0))).toBeLessThanOrEqual(0.0501);
    });
  });
});

it('ribbonPath goes up one border and down the other', () => {
  const [left, right] = [0, 2].map((y) => [0, 9].map((x) => ({ x, y })));
  expect(ribbonPath({ left: left ?? [], right: right ?? [], closed: false })).toBe(
    'M0 0l9 0l0 2l-9 0z',
  );
});
