import fc from 'fast-check';
import { tilesAround } from '@/lib/offline/tilesAround';
import { forAll } from '@/tests/fixtures/runners/property';

const LEVELS = {
  tileSize: 512,
  levels: [
    { scale: 2, columns: 6, rows: 7 },
    { scale: 6, columns: 18, rows: 19 },
  ],
};
const point = fc.record({
  x: fc.double({ min: 0, max: 1500, noNaN: true }),
  y: fc.double({ min: 0, max: 1611, noNaN: true }),
});

it('the tile under each place is listed at each level, and no tile outside the level’s columns and rows', () => {
  forAll(fc.array(point, { maxLength: 6 }), (points) => {
    const names = new Set(tilesAround(LEVELS, points));
    for (const { scale, columns, rows } of LEVELS.levels) {
      for (const { x, y } of points) {
        const column = Math.min(columns - 1, Math.floor((x * scale) / 512));
        const row = Math.min(rows - 1, Math.floor((y * scale) / 512));
        expect(names).toContain(`${scale}/${column}-${row}`);
      }
    }
    for (const name of names) {
      const [scale, column, row] = name.split(/[/-]/).map(Number);
      const level = LEVELS.levels.find((candidate) => candidate.scale === scale);
      expect(column).toBeLessThan(level?.columns ?? 0);
      expect(row).toBeLessThan(level?.rows ?? 0);
    }
  });
});

it('two adjacent places share their tiles', () => {
  const tilesOfOne = tilesAround(LEVELS, [{ x: 700, y: 700 }]);
  const tilesOfTwo = tilesAround(LEVELS, [
    { x: 700, y: 700 },
    { x: 700.5, y: 700 },
  ]);
  expect(tilesOfTwo).toHaveLength(new Set(tilesOfTwo).size);
  expect(tilesOfTwo.length).toBe(tilesOfOne.length);
});
