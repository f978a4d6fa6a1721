import fc from 'fast-check';
import { isLandAt, runLengthsOf } from '@/lib/map/landMask';
import { forAll } from '@/tests/fixtures/runners/property';

const row = fc.array(fc.boolean(), { minLength: 1, maxLength: 40 });

describe('the land of a map', () => {
  it('is read back cell by cell', () => {
    forAll(fc.array(row, { minLength: 1, maxLength: 8 }), (cells) => {
      const mask = { cell: 4, rows: cells.map((line) => [...runLengthsOf(line)]) };
      cells.forEach((line, y) =>
        line.forEach((isLand, x) =>
          expect(isLandAt(mask, { x: 4 * x + 2, y: 4 * y + 2 })).toBe(isLand),
        ),
      );
    });
  });

  it('continues beyond the image with the cell at its edge', () => {
    const mask = { cell: 4, rows: [[...runLengthsOf([false, true])]] };
    expect(isLandAt(mask, { x: 500, y: -20 })).toBe(true);
    expect(isLandAt(mask, { x: -500, y: 90 })).toBe(false);
  });
});
