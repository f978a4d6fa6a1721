import fc from 'fast-check';
import { zoomAt, type Viewport } from '@/lib/surface/viewport';
import {
  axisBounds,
  clampAxis,
  dayAt,
  holdAt,
  MAX_SCALE,
  panAxis,
  viewportOfRange,
  shownRange,
  wholeViewport,
  wholeScale,
  xOf,
} from '@/lib/timeline/axis/view';
import { DAYS, END_DAY, FIRST_DAY } from '@/lib/timeline/bounds';
import { forAll } from '@/tests/fixtures/runners/property';

const WIDTH = 1200;
const widths = fc.integer({ min: 320, max: 2560 });
const unit = fc.double({ min: 0, max: 1, noNaN: true });
const views = fc.record({ offset: unit, zoom: unit }).map(({ offset, zoom }): Viewport => {
  const scale = wholeScale(WIDTH) * (MAX_SCALE / wholeScale(WIDTH)) ** zoom;
  return clampAxis({ x: -offset * (DAYS * scale - WIDTH), y: 0, scale }, WIDTH);
});
const zoomAxis = (view: Viewport, x: number, scale: number): Viewport =>
  clampAxis(zoomAt(view, { x, y: 0 }, scale, axisBounds(WIDTH)), WIDTH);
const points = fc.double({ min: 0, max: WIDTH, noNaN: true });
const factors = fc.double({ min: 1, max: 4, noNaN: true });

it('the position of a day is inverted to that day', () => {
  forAll(views, points, (view, x) => {
    expect(xOf(view, dayAt(view, x))).toBeCloseTo(x, 6);
  });
});

it('zooming in keeps the day under the pointer', () => {
  forAll(views, points, factors, (view, x, factor) => {
    const zoomed = zoomAxis(view, x, view.scale * factor);
    expect(Math.abs(xOf(zoomed, dayAt(view, x)) - x)).toBeLessThan(1e-3);
  });
});

it('zooming in and out again restores the range, even at the edges', () => {
  forAll(views, points, factors, (view, x, factor) => {
    fc.pre(view.scale * factor <= MAX_SCALE);
    const zoomed = zoomAxis(view, x, view.scale * factor);
    const restored = zoomAxis(zoomed, x, view.scale);
    expect(restored.scale / view.scale).toBeCloseTo(1, 9);
    expect(Math.abs(dayAt(restored, 0) - dayAt(view, 0))).toBeLessThan(1e-4);
  });
});

it('panning never shows a day outside of 500–800, and keeps the scale', () => {
  forAll(views, fc.double({ min: -1e6, max: 1e6, noNaN: true }), (view, distance) => {
    const moved = panAxis(view, distance, WIDTH);
    const { from, to } = shownRange(moved, WIDTH);
    expect(from).toBeGreaterThanOrEqual(FIRST_DAY - 1e-6);
    expect(to).toBeLessThanOrEqual(END_DAY + 1e-6);
    expect(moved.scale).toBe(view.scale);
  });
});

it('the whole timeline fits any width exactly', () => {
  forAll(widths, (width) => {
    expect(xOf(wholeViewport(width), FIRST_DAY)).toBe(0);
    expect(xOf(wholeViewport(width), END_DAY)).toBeCloseTo(width, 6);
  });
});

it('a range is centred, unless it lies at an end', () => {
  const view = viewportOfRange(FIRST_DAY + 50_000, FIRST_DAY + 51_000, WIDTH);
  expect(xOf(view, FIRST_DAY + 50_500)).toBeCloseTo(WIDTH / 2, 6);
  expect(dayAt(viewportOfRange(FIRST_DAY, FIRST_DAY, WIDTH), 0)).toBe(FIRST_DAY);
});

it('a held day moves with the fingers, at the same scale', () => {
  const view = viewportOfRange(FIRST_DAY + 50_000, FIRST_DAY + 60_000, WIDTH);
  const day = dayAt(view, 300);
  const moved = holdAt(day, 380, view.scale, WIDTH);
  expect(moved.scale).toBe(view.scale);
  expect(xOf(moved, day)).toBeCloseTo(380, 6);
});
