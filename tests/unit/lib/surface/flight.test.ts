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
    forAll(viewport, viewport, anchor, (from, to, seen) => {
      const at = flight(from, to, seen);
      expectSame(at(0), from);
      expectSame(at(1), to);
    });
  });

  it('scales by equal factors in equal times', () => {
    forAll(viewport, viewport, anchor, (from, to, seen) => {
      const at = flight(from, to, seen);
      const factor = at(0.25).scale / at(0).scale;
      expect(at(0.75).scale / at(0.5).scale).toBeCloseTo(factor, 9);
    });
  });

  it('moves the image point under the anchor along a straight line', () => {
    forAll(viewport, viewport, anchor, ratio, (from, to, seen, part) => {
      const [start, end] = [toImage(from, seen), toImage(to, seen)];
      const now = toImage(flight(from, to, seen)(part), seen);
      expect(now.x).toBeCloseTo(start.x + (end.x - start.x) * part, 5);
      expect(now.y).toBeCloseTo(start.y + (end.y - start.y) * part, 5);
    });
  });

  it('takes the same way back', () => {
    forAll(viewport, viewport, anchor, ratio, (from, to, seen, part) => {
      expectSame(flight(from, to, seen)(part), flight(to, from, seen)(1 - part));
    });
  });
});
