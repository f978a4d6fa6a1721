import fc from 'fast-check';
import { flight } from '@/lib/surface/flight';
import { toImage, type Viewport } from '@/lib/surface/viewport';
import { forAll } from '@/tests/fixtures/runners/property';

const coordinate = fc.double({ min: -3000, max: 3000, noNaN: true });
const viewport = fc.record({
  x: coordinate,
  y: coordinate,
  scale: fc.double({ min: 0.8, max: 3, noNaN: true }),
});
const anchor = fc.record({ x: coordinate, y: coordinate });
const ratio = fc.double({ min: 0, max: 1, noNaN: true });

function expectSame(a: Viewport, b: Viewport) {
  expect(a.x).toBeCloseTo(b.x, 5);
  expect(a.y).toBeCloseTo(b.y, 5);
  expect(a.scale).toBeCloseTo(b.scale, 9);
}

describe('a flight', () => {
  it('starts and ends at its viewports', () => {
    forAll(viewport, viewport, anchor, (start, end, anchorPoint) => {
      const viewportAt = flight(start, end, anchorPoint);
      expectSame(viewportAt(0), start);
      expectSame(viewportAt(1), end);
    });
  });

  it('scales by equal factors in equal times', () => {
    forAll(viewport, viewport, anchor, (start, end, anchorPoint) => {
      const viewportAt = flight(start, end, anchorPoint);
      const factor = viewportAt(0.25).scale / viewportAt(0).scale;
      expect(viewportAt(0.75).scale / viewportAt(0.5).scale).toBeCloseTo(factor, 9);
    });
  });

  it('moves the image point under the anchor along a straight line', () => {
    forAll(viewport, viewport, anchor, ratio, (from, to, anchorPoint, progress) => {
      const [start, end] = [toImage(from, anchorPoint), toImage(to, anchorPoint)];
      const point = toImage(flight(from, to, anchorPoint)(progress), anchorPoint);
      expect(point.x).toBeCloseTo(start.x + (end.x - start.x) * progress, 5);
      expect(point.y).toBeCloseTo(start.y + (end.y - start.y) * progress, 5);
    });
  });

  it('passes through the same viewports in the opposite direction', () => {
    forAll(viewport, viewport, anchor, ratio, (start, end, anchorPoint, progress) => {
      expectSame(
        flight(start, end, anchorPoint)(progress),
        flight(end, start, anchorPoint)(1 - progress),
      );
    });
  });
});
