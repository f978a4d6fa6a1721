import fc from 'fast-check';
import { listBeside } from '@/lib/map/markers/groupList';
import { forAll } from '@/tests/fixtures/runners/property';

const STAGE = { left: 0, top: 0, right: 800, bottom: 600 };

describe('the list of the places at a shared marker', () => {
  it('stands on the right of its marker, with a row for each place', () => {
    const list = listBeside({ x: 300, y: 300 }, [60, 90], STAGE, 30);
    expect(list.corner.x).toBe(320);
    expect(list.height).toBe(72);
    expect(list.rows.map(({ y }) => y)).toEqual([285, 315]);
  });

  it('stands on the left where the right has no room', () => {
    const { corner, width } = listBeside({ x: 700, y: 300 }, [120], STAGE, 30);
    expect(corner.x + width).toBe(680);
  });

  it('stands farther away where it would hide another marker', () => {
    const sharedMarker = { x: 300, y: 300 };
    const beside = { x: 350, y: 300 };
    const left = { x: 240, y: 300 };
    const below = { x: 300, y: 340 };
    const { corner, width, height } = listBeside(sharedMarker, [60], STAGE, 30, [
      sharedMarker,
      beside,
      left,
      below,
    ]);
    for (const { x, y } of [sharedMarker, beside, left, below])
      expect(
        x > corner.x - 14 &&
          x < corner.x + width + 14 &&
          y > corner.y - 14 &&
          y < corner.y + height + 14,
      ).toBe(false);
  });

  it('is wholly visible wherever the marker is, with its rows inside', () => {
    const nameWidths = fc.array(fc.integer({ min: 20, max: 180 }), {
      minLength: 1,
      maxLength: 9,
    });
    const markerPoint = fc.record({
      x: fc.integer({ min: 0, max: 390 }),
      y: fc.integer({ min: 0, max: 700 }),
    });
    const phone = { left: 0, top: 0, right: 390, bottom: 700 };
    forAll(markerPoint, nameWidths, (sharedMarker, widths) => {
      const { corner, width, height, rows } = listBeside(sharedMarker, widths, phone, 44);
      expect(corner.x).toBeGreaterThanOrEqual(phone.left);
      expect(corner.y).toBeGreaterThanOrEqual(phone.top);
      expect(corner.x + width).toBeLessThanOrEqual(phone.right);
      expect(corner.y + height).toBeLessThanOrEqual(phone.bottom);
      expect(rows).toHaveLength(widths.length);
      for (const row of rows) {
        expect(row.x).toBeGreaterThan(corner.x);
        expect(row.x).toBeLessThan(corner.x + width);
        expect(row.y).toBeGreaterThan(corner.y);
        expect(row.y).toBeLessThan(corner.y + height);
      }
    });
  });
});
