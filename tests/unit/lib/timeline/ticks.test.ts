import fc from 'fast-check';
import {
  dayAt,
  MAX_SCALE,
  showRange,
  showWhole,
  wholeScale,
  xOf,
} from '@/lib/timeline/axis/view';
import { END_DAY, FIRST_DAY } from '@/lib/timeline/bounds';
import { hijriTicks, julianTicks } from '@/lib/timeline/axis/ticks';
import { HIJRI_EPOCH, hijriYearStart } from '@/lib/time/hijriCalendar';
import { julianYearStart } from '@/lib/time/julianCalendar';
import { forAll } from '@/tests/fixtures/runners/property';

const WIDTH = 1200;
const WIDEST = 52;

const ranges = fc
  .tuple(fc.integer({ min: FIRST_DAY, max: END_DAY }), fc.integer({ min: 600, max: 100_000 }))
  .map(([from, length]) => showRange(from, from + length, WIDTH));

it('1 Muharram 1 and 1 Muharram 184 are at the positions of their days, at any zoom', () => {
  for (const year of [1, 184])
    forAll(fc.integer({ min: 200, max: 60_000 }), (half) => {
      const day = hijriYearStart(year);
      const view = showRange(day - half, day + half, WIDTH);
      const tick = hijriTicks(view, WIDTH, WIDEST).find((one) => one.label === `${year} H`);
      if (year === 1 || tick) expect(tick?.day).toBe(day);
      if (tick)
        expect(
          Math.abs(xOf(view, tick.day) - (day - dayAt(view, 0)) * view.scale),
        ).toBeLessThan(0.5);
    });
  const shortRange = showRange(hijriYearStart(184) - 300, hijriYearStart(184) + 300, WIDTH);
  expect(hijriTicks(shortRange, WIDTH, WIDEST).map(({ label }) => label)).toContain('184 H');
});

it('the Hijri scale has nothing before its first day, and no year below 1', () => {
  forAll(ranges, (view) => {
    for (const { day, label } of hijriTicks(view, WIDTH, WIDEST)) {
      expect(day).toBeGreaterThanOrEqual(HIJRI_EPOCH);
      expect(label).not.toMatch(/^(-|0 H)/);
    }
  });
});

it('two labels of a scale never touch, and some are always visible', () => {
  forAll(ranges, (view) => {
    for (const ticks of [julianTicks(view, WIDTH, WIDEST), hijriTicks(view, WIDTH, WIDEST)]) {
      ticks.forEach(({ day, isYear }, index) => {
        const following = ticks[index + 1];
        // The year 1, which always has a tick, may be close to the first multiple of a step.
        if (!following || day === HIJRI_EPOCH) return;
        const room = isYear || following.isYear ? WIDEST : 2 * WIDEST;
        expect(xOf(view, following.day) - xOf(view, day)).toBeGreaterThanOrEqual(room * 0.9);
      });
    }
    expect(julianTicks(view, WIDTH, WIDEST).length).toBeGreaterThan(0);
  });
});

it('zoomed out, the Julian years have a tick each twenty, and the whole from 500 to 800', () => {
  const labels = julianTicks(showWhole(WIDTH), WIDTH, WIDEST).map(({ label }) => label);
  expect(labels).toEqual(Array.from({ length: 16 }, (_, step) => String(500 + 20 * step)));
});

it('zoomed in, the months are named', () => {
  const start = julianYearStart(630);
  const view = showRange(start, start + 700, WIDTH);
  expect(view.scale).toBeLessThanOrEqual(Math.max(MAX_SCALE, wholeScale(WIDTH)));
  const deep = { x: (FIRST_DAY - start) * 4, y: 0, scale: 4 };
  expect(julianTicks(deep, WIDTH, WIDEST).map(({ label }) => label)).toContain('février');
});

it('640 has ticks of two Hijri years', () => {
  const view = showRange(julianYearStart(640), julianYearStart(641), WIDTH);
  const inside = hijriTicks(view, WIDTH, WIDEST).filter(
    ({ day, isYear }) => isYear && day >= julianYearStart(640) && day < julianYearStart(641),
  );
  expect(inside.map(({ label }) => label)).toEqual(['19 H', '20 H']);
});
