import fc from 'fast-check';
import {
  dayAt,
  MAX_SCALE,
  viewportOfRange,
  wholeViewport,
  wholeScale,
  xOf,
} from '@/lib/timeline/axis/view';
import { END_DAY, FIRST_DAY } from '@/lib/timeline/bounds';
import { hijriTicks, julianTicks } from '@/lib/timeline/axis/ticks';
import { HIJRI_EPOCH, hijriYearStart } from '@/lib/time/hijriCalendar';
import { julianYearStart } from '@/lib/time/julianCalendar';
import { forAll } from '@/tests/fixtures/runners/property';

const WIDTH = 1200;
const LABEL_WIDTH = 52;

const ranges = fc
  .tuple(fc.integer({ min: FIRST_DAY, max: END_DAY }), fc.integer({ min: 600, max: 100_000 }))
  .map(([from, length]) => viewportOfRange(from, from + length, WIDTH));

it('the ticks of the Hijri years 1 and 184 are at the positions of their first days, at any scale', () => {
  for (const year of [1, 184])
    forAll(fc.integer({ min: 200, max: 60_000 }), (halfRange) => {
      const day = hijriYearStart(year);
      const view = viewportOfRange(day - halfRange, day + halfRange, WIDTH);
      const tick = hijriTicks(view, WIDTH, LABEL_WIDTH).find(
        ({ label }) => label === `${year} H`,
      );
      if (year === 1 || tick) expect(tick?.day).toBe(day);
      if (tick)
        expect(
          Math.abs(xOf(view, tick.day) - (day - dayAt(view, 0)) * view.scale),
        ).toBeLessThan(0.5);
    });
  const shortRange = viewportOfRange(
    hijriYearStart(184) - 300,
    hijriYearStart(184) + 300,
    WIDTH,
  );
  expect(hijriTicks(shortRange, WIDTH, LABEL_WIDTH).map(({ label }) => label)).toContain(
    '184 H',
  );
});

it('the Hijri scale has no tick before its first day, and no year below 1', () => {
  forAll(ranges, (view) => {
    for (const { day, label } of hijriTicks(view, WIDTH, LABEL_WIDTH)) {
      expect(day).toBeGreaterThanOrEqual(HIJRI_EPOCH);
      expect(label).not.toMatch(/^(-|0 H)/);
    }
  });
});

it('two labels of a scale never touch, and the Julian scale always has a tick', () => {
  forAll(ranges, (view) => {
    for (const ticks of [
      julianTicks(view, WIDTH, LABEL_WIDTH),
      hijriTicks(view, WIDTH, LABEL_WIDTH),
    ]) {
      ticks.forEach(({ day, isYear }, index) => {
        const nextTick = ticks[index + 1];
        // The year 1, which always has a tick, may be close to the first multiple of a step.
        if (!nextTick || day === HIJRI_EPOCH) return;
        const minDistance = isYear || nextTick.isYear ? LABEL_WIDTH : 2 * LABEL_WIDTH;
        expect(xOf(view, nextTick.day) - xOf(view, day)).toBeGreaterThanOrEqual(
          minDistance * 0.9,
        );
      });
    }
    expect(julianTicks(view, WIDTH, LABEL_WIDTH).length).toBeGreaterThan(0);
  });
});

it('the Julian scale has a tick every twenty years from 500 to 800 when zoomed out', () => {
  const labels = julianTicks(wholeViewport(WIDTH), WIDTH, LABEL_WIDTH).map(
    ({ label }) => label,
  );
  expect(labels).toEqual(Array.from({ length: 16 }, (_, step) => String(500 + 20 * step)));
});

it('the Julian scale names the months when zoomed in', () => {
  const start = julianYearStart(630);
  const view = viewportOfRange(start, start + 700, WIDTH);
  expect(view.scale).toBeLessThanOrEqual(Math.max(MAX_SCALE, wholeScale(WIDTH)));
  const zoomedIn = { x: (FIRST_DAY - start) * 4, y: 0, scale: 4 };
  expect(julianTicks(zoomedIn, WIDTH, LABEL_WIDTH).map(({ label }) => label)).toContain(
    'février',
  );
});

it('the Julian year 640 has the ticks of two Hijri years', () => {
  const view = viewportOfRange(julianYearStart(640), julianYearStart(641), WIDTH);
  const ticksOf640 = hijriTicks(view, WIDTH, LABEL_WIDTH).filter(
    ({ day, isYear }) => isYear && day >= julianYearStart(640) && day < julianYearStart(641),
  );
  expect(ticksOf640.map(({ label }) => label)).toEqual(['19 H', '20 H']);
});
