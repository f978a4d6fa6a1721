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
/** Generates a viewport near another one, since random viewports rarely overlap. */
const near = (center: Viewport): fc.Arbitrary<Viewport> =>
  fc
    .tuple(
      fc.double({ min: -300, max: 300, noNaN: true }),
      fc.double({ min: 0.7, max: 1.4, noNaN: true }),
    )
    .map(([x, factor]) => startingAt(dayAt(center, x), center.scale * factor));
const pair = view.chain((painted) => fc.tuple(fc.constant(painted), near(painted)));

it('every day of a placed layer has the position of the shown view', () => {
  forAll(pair, day, ([painted, shown], anyDay) => {
    const place = placeLayer(painted, shown, WIDTH, MARGIN);
    if (place)
      expect(place.shift + place.stretch * xOf(painted, anyDay)).toBeCloseTo(
        xOf(shown, anyDay),
        4,
      );
  });
});

it('a placed layer covers the whole stage', () => {
  forAll(pair, ([painted, shown]) => {
    if (!placeLayer(painted, shown, WIDTH, MARGIN)) return;
    expect(xOf(painted, dayAt(shown, 0))).toBeGreaterThanOrEqual(-MARGIN - 1e-4);
    expect(xOf(painted, dayAt(shown, WIDTH))).toBeLessThanOrEqual(WIDTH + MARGIN + 1e-4);
  });
});

it('a layer at an unchanged scale is moved as far as its margin, and not stretched', () => {
  const painted = startingAt(220_000, 0.1);
  const moved = (distance: number) =>
    placeLayer(painted, panBy(painted, { x: distance, y: 0 }), WIDTH, MARGIN);
  expect(moved(150)).toEqual({ shift: expect.closeTo(150, 6), stretch: 1 });
  expect(moved(-150)?.stretch).toBe(1);
  expect(moved(170)).toBeNull();
  expect(moved(-170)).toBeNull();
});

it('a layer is stretched by less than a quarter, and not placed at another scale', () => {
  const painted = startingAt(220_000, 0.1);
  const zoomed = (factor: number) =>
    placeLayer(
      painted,
      startingAt(dayAt(painted, 500) - 5000 / factor, 0.1 * factor),
      WIDTH,
      MARGIN,
    );
  expect(zoomed(1.24)?.stretch).toBeCloseTo(1.24, 9);
  expect(zoomed(0.81)?.stretch).toBeCloseTo(0.81, 9);
  expect(zoomed(1.26)).toBeNull();
  expect(zoomed(0.79)).toBeNull();
});
