import fc from 'fast-check';
import type { NameSide } from '@/lib/map/markers/nameBox';
import { nameInside } from '@/lib/map/markers/nameInside';
import { forAll } from '@/tests/fixtures/runners/property';

const STAGE = { width: 600, height: 400 };
const NAME = { width: 90, height: 20 };

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** Generates a coordinate along the stage, often near one of its ends. */
const coordinateAlong = (length: number) =>
  fc.oneof(between(0, length), between(0, 20), between(length - 20, length));
const side = fc.constantFrom<NameSide | null>('below', 'above', 'left', 'right', null);

/** Returns a name's box in pixels of the stage, as the marker's style places it. */
function boxOf(x: number, y: number, preferredSide: NameSide | null) {
  const { side, shift } = nameInside({ x, y }, NAME, preferredSide, STAGE);
  const left =
    side === 'left'
      ? x - 17 - NAME.width
      : side === 'right'
        ? x + 17
        : x - NAME.width / 2 + shift;
  const top = side === 'above' ? y - 37 : side === 'below' ? y + 17 : y - 10;
  return { left, top, right: left + NAME.width, bottom: top + NAME.height };
}

it('a label stays within the stage while its marker does', () => {
  forAll(
    coordinateAlong(STAGE.width),
    coordinateAlong(STAGE.height),
    side,
    (x, y, preferredSide) => {
      const { left, top, right, bottom } = boxOf(x, y, preferredSide);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(STAGE.width);
      expect(bottom).toBeLessThanOrEqual(STAGE.height);
    },
  );
});

it('a label far from the edges stays on the preferred side', () => {
  forAll(side, (preferredSide) => {
    expect(nameInside({ x: 300, y: 200 }, NAME, preferredSide, STAGE)).toEqual({
      side: preferredSide ?? 'below',
      shift: 0,
    });
  });
});

it('a label leaves the stage with its marker', () => {
  expect(nameInside({ x: -40, y: 200 }, NAME, 'below', STAGE).shift).toBe(0);
  expect(nameInside({ x: 300, y: -5 }, NAME, 'right', STAGE).side).toBe('right');
  expect(nameInside({ x: 300, y: STAGE.height + 5 }, NAME, 'below', STAGE).side).toBe('below');
});

it.each([
  [300, 41, 'above', 'above', 0],
  [300, 40, 'above', 'below', 0],
  [300, 359, 'below', 'below', 0],
  [300, 360, 'below', 'above', 0],
  [111, 200, 'left', 'left', 0],
  [110, 200, 'left', 'below', 0],
  [489, 200, 'right', 'right', 0],
  [490, 200, 'right', 'below', 0],
  [590, 200, 'left', 'left', 0],
  [300, 14, 'left', 'left', 0],
  [300, 13, 'left', 'below', 0],
  [300, 386, 'right', 'right', 0],
  [300, 387, 'right', 'above', 0],
  [0, 0, 'below', 'below', 49],
  [600, 400, 'below', 'above', -49],
] as const)(
  'the label of a marker at %d, %d that prefers the side %s has the side %s, shifted by %d',
  (x, y, preferredSide, side, shift) => {
    expect(nameInside({ x, y }, NAME, preferredSide, STAGE)).toEqual({ side, shift });
  },
);
