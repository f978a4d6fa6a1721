import fc from 'fast-check';
import { DAYS, FIRST_DAY } from '@/lib/timeline/bounds';
import {
  DENSITY_LEVELS,
  DENSITY_STEP,
  densityOf,
  packDensity,
} from '@/lib/timeline/board/density';
import { densityPath } from '@/lib/timeline/board/drawing';
import { forAll } from '@/tests/fixtures/runners/property';

const days = fc.array(fc.integer({ min: FIRST_DAY, max: FIRST_DAY + DAYS - 1 }), {
  minLength: 1,
  maxLength: 60,
});

it('the density has a step for each two years from 500 to the end, and is above 0 at each entry', () => {
  forAll(days, (list) => {
    const density = densityOf(list);
    expect((density.length - 1) * DENSITY_STEP).toBeGreaterThanOrEqual(DAYS);
    for (const day of list)
      expect(density[Math.round((day - FIRST_DAY) / DENSITY_STEP)]).toBeGreaterThan(0);
  });
});

it('the density is encoded in one digit per step, with 9 for the maximum, and above 0 for one entry beside a hundred', () => {
  const loneDay = FIRST_DAY + 100 * DENSITY_STEP;
  const density = densityOf([
    ...Array<number>(100).fill(FIRST_DAY + 20 * DENSITY_STEP),
    loneDay,
  ]);
  const packed = packDensity(density, Math.max(...density));
  expect(packed).toMatch(/^[0-9]+$/);
  expect(packed[20]).toBe(String(DENSITY_LEVELS));
  expect(Number(packed[100])).toBeGreaterThan(0);
  expect(packed[60]).toBe('0');
});

it('the outline of a density is closed at its base line', () => {
  expect(densityPath('09')).toMatch(/^M0 9V9Q.*V9z$/);
});
