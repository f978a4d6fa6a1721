import fc from 'fast-check';
import { fit, MAP_BOUNDS } from '@/lib/map/camera/framing';
import {
  clampTo,
  middle,
  panBy,
  placeAt,
  toImage,
  toStage,
  zoomAt,
} from '@/lib/surface/viewport';
import { forAll } from '@/tests/fixtures/runners/property';

const coordinate = fc.double({ min: -5000, max: 5000, noNaN: true });
const length = fc.double({ min: 1, max: 5000, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });
const size = fc.record({ width: length, height: length });
const scale = fc.double({ ...MAP_BOUNDS, noNaN: true });
const viewport = fc.record({ x: coordinate, y: coordinate, scale });

it('zooming keeps the image point under the anchor under it', () => {
  const factor = fc.double({ min: 0.01, max: 100, noNaN: true });
  forAll(viewport, point, factor, (view, anchor, to) => {
    const before = toImage(view, anchor);
    const after = toStage(zoomAt(view, anchor, to, MAP_BOUNDS), before);
    expect(Math.hypot(after.x - anchor.x, after.y - anchor.y)).toBeLessThan(1e-6);
  });
});

it('zooming stays between 0.8 and 3', () => {
  forAll(viewport, point, fc.double({ noNaN: true }), (view, anchor, to) => {
    const { scale: zoomed } = zoomAt(view, anchor, to, MAP_BOUNDS);
    expect(zoomed).toBeGreaterThanOrEqual(MAP_BOUNDS.min);
    expect(zoomed).toBeLessThanOrEqual(MAP_BOUNDS.max);
  });
});

describe('image and stage', () => {
  it('are each other’s inverse', () => {
    forAll(viewport, point, (view, stage) => {
      const back = toStage(view, toImage(view, stage));
      expect(Math.hypot(back.x - stage.x, back.y - stage.y)).toBeLessThan(1e-6);
    });
  });

  it('panning moves every image point by as much', () => {
    forAll(viewport, point, point, (view, image, by) => {
      const from = toStage(view, image);
      const to = toStage(panBy(view, by), image);
      expect(to.x - from.x).toBeCloseTo(by.x, 6);
      expect(to.y - from.y).toBeCloseTo(by.y, 6);
    });
  });

  it('centring shows the point in the middle', () => {
    forAll(point, size, scale, (image, stage, at) => {
      const seen = toStage(placeAt(image, middle(stage), at), image);
      expect(seen.x).toBeCloseTo(stage.width / 2, 6);
      expect(seen.y).toBeCloseTo(stage.height / 2, 6);
    });
  });
});

describe('clamping', () => {
  it('shows no empty ground beside a larger image and centres a smaller one', () => {
    forAll(viewport, size, size, (view, image, stage) => {
      const clamped = clampTo(view, image, stage);
      for (const [start, room, seen] of [
        [clamped.x, stage.width, image.width * view.scale],
        [clamped.y, stage.height, image.height * view.scale],
      ] as const) {
        if (seen <= room) expect(start).toBeCloseTo((room - seen) / 2, 6);
        else {
          expect(start).toBeLessThanOrEqual(0);
          expect(start + seen).toBeGreaterThanOrEqual(room - 1e-6);
        }
      }
    });
  });

  it('is idempotent', () => {
    forAll(viewport, size, size, (view, image, stage) => {
      const once = clampTo(view, image, stage);
      expect(clampTo(once, image, stage)).toEqual(once);
    });
  });

  it('a stage without size gives no NaN', () => {
    const { x, y, scale: fitted } = fit({ width: 0, height: 0 }, { width: 0, height: 0 });
    expect([x, y, fitted].every(Number.isFinite)).toBe(true);
  });
});

it('fitting sets the scale to the stage’s height by the image’s, within the bounds', () => {
  expect(fit({ width: 1000, height: 500 }, { width: 800, height: 600 }).scale).toBeCloseTo(1.2);
  expect(fit({ width: 1000, height: 2000 }, { width: 800, height: 600 }).scale).toBe(
    MAP_BOUNDS.min,
  );
  expect(fit({ width: 100, height: 100 }, { width: 800, height: 600 }).scale).toBe(
    MAP_BOUNDS.max,
  );
});
