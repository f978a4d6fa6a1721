/** @jest-environment node */
import fc from 'fast-check';
import { layerShift } from '@/lib/timeline/axis/layer';
import { MAX_SCALE, dayAt, wholeScale, xOf, type AxisView } from '@/lib/timeline/axis/view';
import { END_DAY, FIRST_DAY } from '@/lib/timeline/bounds';

const WIDTH = 1000;
const MARGIN = 160;

const day = fc.double({ min: FIRST_DAY, max: END_DAY, noNaN: true });
const view: fc.Arbitrary<AxisView> = fc.record({
  start: day,
  scale: fc.double({ min: wholeScale(WIDTH), max: MAX_SCALE, noNaN: true }),
});
/** A view beside another: most of two that chance gives have nothing in common. */
const beside = (one: AxisView): fc.Arbitrary<AxisView> =>
  fc
    .double({ min: -300, max: 300, noNaN: true })
    .map((x) => ({ ...one, start: dayAt(one, x) }));
const pair = view.chain((one) => fc.tuple(fc.constant(one), beside(one)));

it('every day of a layer lies where the other view shows it', () => {
  fc.assert(
    fc.property(pair, day, ([painted, shown], one) => {
      const shift = layerShift(painted, shown, MARGIN);
      if (shift !== null) expect(shift + xOf(painted, one)).toBeCloseTo(xOf(shown, one), 4);
    }),
  );
});

it('a layer that is placed leaves no part of the stage empty', () => {
  fc.assert(
    fc.property(pair, ([painted, shown]) => {
      if (layerShift(painted, shown, MARGIN) === null) return;
      expect(xOf(painted, dayAt(shown, 0))).toBeGreaterThanOrEqual(-MARGIN - 1e-4);
      expect(xOf(painted, dayAt(shown, WIDTH))).toBeLessThanOrEqual(WIDTH + MARGIN + 1e-4);
    }),
  );
});

it('a layer is moved as far as its margin, in both directions', () => {
  const painted = { start: 220_000, scale: 0.1 };
  const moved = (by: number) =>
    layerShift(painted, { ...painted, start: painted.start - by / 0.1 }, MARGIN);
  expect(moved(150)).toBeCloseTo(150, 6);
  expect(moved(-150)).toBeCloseTo(-150, 6);
  expect(moved(170)).toBeNull();
  expect(moved(-170)).toBeNull();
});

it('a layer of another scale is painted anew', () => {
  fc.assert(
    fc.property(
      view,
      fc.double({ min: 0.7, max: 1.4, noNaN: true }).filter((by) => by !== 1),
      (painted, by) => {
        const zoomed = { ...painted, scale: painted.scale * by };
        if (zoomed.scale !== painted.scale)
          expect(layerShift(painted, zoomed, MARGIN)).toBeNull();
      },
    ),
  );
});
