import fc from 'fast-check';
import {
  axisFlight,
  clampAxis,
  dayAt,
  holdAt,
  MAX_SCALE,
  panAxis,
  showRange,
  shownRange,
  showWhole,
  wholeScale,
  xOf,
  zoomAxis,
  type AxisView,
} from '@/lib/timeline/axis/view';
import { DAYS, END_DAY, FIRST_DAY } from '@/lib/timeline/bounds';
import { forAll } from '@/tests/fixtures/runners/property';

const WIDTH = 1200;
const widths = fc.integer({ min: 320, max: 2560 });
const unit = fc.double({ min: 0, max: 1, noNaN: true });
const views = fc.record({ share: unit, zoom: unit }).map(({ share, zoom }): AxisView => {
  const scale = wholeScale(WIDTH) * (MAX_SCALE / wholeScale(WIDTH)) ** zoom;
  return clampAxis({ start: FIRST_DAY + share * (DAYS - WIDTH / scale), scale }, WIDTH);
});
const points = fc.double({ min: 0, max: WIDTH, noNaN: true });
const factors = fc.double({ min: 1, max: 4, noNaN: true });

it('A day is seen where the same point tells that day', () => {
  forAll(views, points, (view, x) => {
    expect(xOf(view, dayAt(view, x))).toBeCloseTo(x, 6);
  });
});

it('Zooming keeps the day under the pointer there, to a pixel, where no end of time is reached', () => {
  forAll(views, points, factors, (view, x, factor) => {
    const zoomed = zoomAxis(view, x, view.scale * factor, WIDTH);
    expect(Math.abs(xOf(zoomed, dayAt(view, x)) - x)).toBeLessThan(1e-3);
  });
});

it('Zooming in and out again gives the same range, at the edges too', () => {
  forAll(views, points, factors, (view, x, factor) => {
    fc.pre(view.scale * factor <= MAX_SCALE);
    const zoomed = zoomAxis(view, x, view.scale * factor, WIDTH);
    const back = zoomAxis(zoomed, x, view.scale, WIDTH);
    expect(back.scale / view.scale).toBeCloseTo(1, 9);
    expect(Math.abs(back.start - view.start)).toBeLessThan(1e-4);
  });
});

it('No movement reaches a day outside of 500–800, and the width of the window is kept at both ends', () => {
  forAll(views, fc.double({ min: -1e6, max: 1e6, noNaN: true }), (view, by) => {
    const moved = panAxis(view, by, WIDTH);
    const { from, to } = shownRange(moved, WIDTH);
    expect(from).toBeGreaterThanOrEqual(FIRST_DAY - 1e-6);
    expect(to).toBeLessThanOrEqual(END_DAY + 1e-6);
    expect(moved.scale).toBe(view.scale);
  });
});

it('The whole timeline fits any width exactly', () => {
  forAll(widths, (width) => {
    expect(xOf(showWhole(width), FIRST_DAY)).toBe(0);
    expect(xOf(showWhole(width), END_DAY)).toBeCloseTo(width, 6);
  });
});

it('A range is shown with its middle in the middle, unless it lies at an end', () => {
  const view = showRange(FIRST_DAY + 50_000, FIRST_DAY + 51_000, WIDTH);
  expect(xOf(view, FIRST_DAY + 50_500)).toBeCloseTo(WIDTH / 2, 6);
  expect(showRange(FIRST_DAY, FIRST_DAY, WIDTH).start).toBe(FIRST_DAY);
});

it('A held day stays under both fingers when they move the same way, at the same scale', () => {
  const view = showRange(FIRST_DAY + 50_000, FIRST_DAY + 60_000, WIDTH);
  const day = dayAt(view, 300);
  const moved = holdAt(day, 380, view.scale, WIDTH);
  expect(moved.scale).toBe(view.scale);
  expect(xOf(moved, day)).toBeCloseTo(380, 6);
});

it('A flight begins where it is and lands where it leads', () => {
  const from = showWhole(WIDTH);
  const to = showRange(FIRST_DAY + 44_000, FIRST_DAY + 45_000, WIDTH);
  const at = axisFlight(from, to, WIDTH);
  for (const [now, view] of [
    [at(0), from],
    [at(1), to],
  ] as const) {
    expect(now.scale).toBeCloseTo(view.scale, 9);
    expect(now.start).toBeCloseTo(view.start, 3);
  }
});
