import fc from 'fast-check';
import {
  frameOf,
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
    forAll(view, size, (requestedView, stage) => {
      const viewport = viewportOf(requestedView, IMAGE, stage);
      const restored = viewportOf(viewOf(viewport, IMAGE, stage), IMAGE, stage);
      expect(restored.x).toBeCloseTo(viewport.x, 6);
      expect(restored.y).toBeCloseTo(viewport.y, 6);
      expect(restored.scale).toBeCloseTo(viewport.scale, 9);
    });
  });

  it('shows its point in the middle of any stage, as far as the image allows', () => {
    forAll(view, size, (requestedView, stage) => {
      const viewport = viewportOf(requestedView, IMAGE, stage);
      const point = toStage(viewport, imagePoint([requestedView.x, requestedView.y], IMAGE));
      const [x, y] = [stage.width / 2 - point.x, stage.height / 2 - point.y];
      const clamped = clampTo(panBy(viewport, { x, y }), IMAGE, stage);
      expect(clamped.x).toBeCloseTo(viewport.x, 6);
      expect(clamped.y).toBeCloseTo(viewport.y, 6);
    });
  });

  it('is clamped to 0.8 and 3, and to the image', () => {
    const stage = { width: 800, height: 600 };
    const viewport = viewportOf({ x: 900, y: -400, scale: 99 }, IMAGE, stage);
    expect(viewport).toEqual({ x: 800 - 4500, y: 0, scale: 3 });
  });
});

describe('a place is comfortably visible', () => {
  const freeSize: Size = { width: 400, height: 300 };
  const identity = { x: 0, y: 0, scale: 1 };

  it.each([
    ['at 56 pixels inside the free part of the stage', 56, 56, undefined, true],
    ['but not at 55 pixels from its side', 55, 100, undefined, false],
    ['but not at 55 pixels from its bottom', 100, 245, undefined, false],
    ['at the requested margin', 400, 300, 0, true],
    ['but not beyond the requested margin', 401, 300, 0, false],
  ])('%s', (_, x, y, margin, isVisible) => {
    expect(isComfortable({ x, y }, identity, freeSize, margin)).toBe(isVisible);
  });
});

describe('several gathered places', () => {
  it('are all inside the free part, at a scale up to the maximum', () => {
    const point = fc.record({
      x: fc.integer({ min: 0, max: 300 }),
      y: fc.integer({ min: 0, max: 300 }),
    });
    const freeSize = { width: 700, height: 500 };
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 6 }), (points) => {
        const { centre, scale } = frameOf(points, freeSize, 1.6, 48);
        expect(scale).toBeLessThanOrEqual(1.6);
        for (const point of points) {
          expect(Math.abs(point.x - centre.x) * scale).toBeLessThanOrEqual(302.01);
          expect(Math.abs(point.y - centre.y) * scale).toBeLessThanOrEqual(202.01);
        }
      }),
    );
    expect(frameOf([{ x: 5, y: 5 }], freeSize, 1.2, 48).scale).toBe(1.2);
  });
});
