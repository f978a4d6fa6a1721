import fc from 'fast-check';
import { placeLayer } from '@/lib/timeline/axis/layer';
import { MAX_SCALE, dayAt, wholeScale, xOf } from '@/lib/timeline/axis/view';
import { panBy, type Viewport } from '@/lib/surface/viewport';
import { END_DAY, FIRST_DAY } from '@/lib/timeline/bounds';
import { forAll } from '@/tests/fixtures/runners/property';

const WIDTH = 1000;
const MARGIN = 160;

const day = fc.double({ min: FIRST_DAY, max: END_DAY, noNaN: true });
/** Creates a viewport whose left edge is at a day. */
const startingAt = (start: number, scale: number): Viewport => ({
  x: (FIRST_DAY - start) * scale,
  y: 0,
  scale,
});
const view = fc
  .tuple(day, fc.double({ min: wholeScale(WIDTH), max: MAX_SCALE, noNaN: true }))
  .map(([start, scale]) => startingAt(start, scale));
/** Generates a viewport near another, since random ones rarely overlap. */
const near = (one: Viewport): fc.Arbitrary<Viewport> =>
  fc
    .tuple(
      fc.double({ min: -300, max: 300, noNaN: true }),
      fc.double({ min: 0.7, max: 1.4, noNaN: true }),
    )
    .map(([x, by]) => startingAt(dayAt(one, x), one.scale * by));
const pair = view.chain((one) => fc.tuple(fc.constant(one), near(one)));

it('every day of a layer has the position of the other view', () => {
  forAll(pair, day, ([painted, shown], one) => {
    const place = placeLayer(painted, shown, WIDTH, MARGIN);
    if (place)
      expect(place.shift + place.stretch * xOf(painted, one)).toBeCloseTo(xOf(shown, one), 4);
  });
});

it('a layer that is placed leaves no part of the stage empty', () => {
  forAll(pair, ([painted, shown]) => {
    if (!placeLayer(painted, shown, WIDTH, MARGIN)) return;
    expect(xOf(painted, dayAt(shown, 0))).toBeGreaterThanOrEqual(-MARGIN - 1e-4);
    expect(xOf(painted, dayAt(shown, WIDTH))).toBeLessThanOrEqual(WIDTH + MARGIN + 1e-4);
  });
});

it('while the scale stays, a layer is moved as far as its margin, and never stretched', () => {
  const painted = startingAt(220_000, 0.1);
  const moved = (by: number) =>
    placeLayer(painted, panBy(painted, { x: by, y: 0 }), WIDTH, MARGIN);
  expect(moved(150)).toEqual({ shift: expect.closeTo(150, 6), stretch: 1 });
  expect(moved(-150)?.stretch).toBe(1);
  expect(moved(170)).toBeNull();
  expect(moved(-170)).toBeNull();
});

it('a layer is painted anew before it is a quarter wider than it was painted', () => {
  const painted = startingAt(220_000, 0.1);
  const zoomed = (by: number) =>
    placeLayer(painted, startingAt(dayAt(painted, 500) - 5000 / by, 0.1 * by), WIDTH, MARGIN);
  expect(zoomed(1.24)?.stretch).toBeCloseTo(1.24, 9);
  expect(zoomed(0.81)?.stretch).toBeCloseTo(0.81, 9);
  expect(zoomed(1.26)).toBeNull();
  expect(zoomed(0.79)).toBeNull();
});
