import fc from 'fast-check';
import {
  gather,
  imagePoint,
  isComfortable,
  viewOf,
  viewportOf,
} from '@/lib/map/camera/framing';
import { clampTo, panBy, toStage, type Size } from '@/lib/surface/viewport';
import { forAll } from '@/tests/fixtures/runners/property';

const IMAGE: Size = { width: 1500, height: 1611 };

const percent = fc.double({ min: 0, max: 100, noNaN: true });
const view = fc.record({
  x: percent,
  y: percent,
  scale: fc.double({ min: 0.8, max: 3, noNaN: true }),
});
const size = fc.record({
  width: fc.integer({ min: 100, max: 2500 }),
  height: fc.integer({ min: 100, max: 2500 }),
});

describe('a view', () => {
  it('is the same after a round trip on one stage', () => {
    forAll(view, size, (asked, stage) => {
      const shown = viewportOf(asked, IMAGE, stage);
      const again = viewportOf(viewOf(shown, IMAGE, stage), IMAGE, stage);
      expect(again.x).toBeCloseTo(shown.x, 6);
      expect(again.y).toBeCloseTo(shown.y, 6);
      expect(again.scale).toBeCloseTo(shown.scale, 9);
    });
  });

  it('shows its point in the middle of any stage, as far as the image allows', () => {
    forAll(view, size, (asked, stage) => {
      const shown = viewportOf(asked, IMAGE, stage);
      const point = toStage(shown, imagePoint([asked.x, asked.y], IMAGE));
      const [x, y] = [stage.width / 2 - point.x, stage.height / 2 - point.y];
      const clamped = clampTo(panBy(shown, { x, y }), IMAGE, stage);
      expect(clamped.x).toBeCloseTo(shown.x, 6);
      expect(clamped.y).toBeCloseTo(shown.y, 6);
    });
  });

  it('is clamped to 0.8 and 3, and to the image', () => {
    const stage = { width: 800, height: 600 };
    const far = viewportOf({ x: 900, y: -400, scale: 99 }, IMAGE, stage);
    expect(far).toEqual({ x: 800 - 4500, y: 0, scale: 3 });
  });
});

describe('a place is well visible', () => {
  const free: Size = { width: 400, height: 300 };
  const at = { x: 0, y: 0, scale: 1 };

  it.each([
    ['from 56 pixels within what is free', 56, 56, undefined, true],
    ['not from 55 pixels of its side', 55, 100, undefined, false],
    ['not from 55 pixels of its foot', 100, 245, undefined, false],
    ['from as many pixels as are asked for', 400, 300, 0, true],
    ['not beyond them', 401, 300, 0, false],
  ])('%s', (_, x, y, margin, isSeen) => {
    expect(isComfortable({ x, y }, at, free, margin)).toBe(isSeen);
  });
});

describe('several gathered places', () => {
  it('are all inside the free part, at the largest scale that shows them', () => {
    const at = fc.record({
      x: fc.integer({ min: 0, max: 300 }),
      y: fc.integer({ min: 0, max: 300 }),
    });
    const free = { width: 700, height: 500 };
    fc.assert(
      fc.property(fc.array(at, { minLength: 1, maxLength: 6 }), (points) => {
        const { centre, scale } = gather(points, free, 1.6, 48);
        expect(scale).toBeLessThanOrEqual(1.6);
        for (const point of points) {
          expect(Math.abs(point.x - centre.x) * scale).toBeLessThanOrEqual(302.01);
          expect(Math.abs(point.y - centre.y) * scale).toBeLessThanOrEqual(202.01);
        }
      }),
    );
    expect(gather([{ x: 5, y: 5 }], free, 1.2, 48).scale).toBe(1.2);
  });
});
