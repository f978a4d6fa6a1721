import fc from 'fast-check';
import { fitHeight, MAP_BOUNDS } from '@/lib/map/camera/framing';
import {
  clampTo,
  centreOfSize,
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

it('zooming keeps the image point at the anchor', () => {
  const factor = fc.double({ min: 0.01, max: 100, noNaN: true });
  forAll(viewport, point, factor, (view, anchor, targetScale) => {
    const imagePoint = toImage(view, anchor);
    const stagePoint = toStage(zoomAt(view, anchor, targetScale, MAP_BOUNDS), imagePoint);
    expect(Math.hypot(stagePoint.x - anchor.x, stagePoint.y - anchor.y)).toBeLessThan(1e-6);
  });
});

it('zooming stays between 0.8 and 3', () => {
  forAll(viewport, point, fc.double({ noNaN: true }), (view, anchor, targetScale) => {
    const { scale: zoomed } = zoomAt(view, anchor, targetScale, MAP_BOUNDS);
    expect(zoomed).toBeGreaterThanOrEqual(MAP_BOUNDS.min);
    expect(zoomed).toBeLessThanOrEqual(MAP_BOUNDS.max);
  });
});

describe('image and stage coordinates', () => {
  it('are converted by inverse functions', () => {
    forAll(viewport, point, (view, stage) => {
      const restored = toStage(view, toImage(view, stage));
      expect(Math.hypot(restored.x - stage.x, restored.y - stage.y)).toBeLessThan(1e-6);
    });
  });

  it('panning moves every image point by the pan’s offset', () => {
    forAll(viewport, point, point, (view, image, offset) => {
      const from = toStage(view, image);
      const to = toStage(panBy(view, offset), image);
      expect(to.x - from.x).toBeCloseTo(offset.x, 6);
      expect(to.y - from.y).toBeCloseTo(offset.y, 6);
    });
  });

  it('centring shows the image point in the middle of the stage', () => {
    forAll(point, size, scale, (image, stage, targetScale) => {
      const stagePoint = toStage(placeAt(image, centreOfSize(stage), targetScale), image);
      expect(stagePoint.x).toBeCloseTo(stage.width / 2, 6);
      expect(stagePoint.y).toBeCloseTo(stage.height / 2, 6);
    });
  });
});

describe('a clamped viewport', () => {
  it('leaves no gap beside an image larger than the stage, and centres a smaller image', () => {
    forAll(viewport, size, size, (view, image, stage) => {
      const clamped = clampTo(view, image, stage);
      for (const [start, stageLength, imageLength] of [
        [clamped.x, stage.width, image.width * view.scale],
        [clamped.y, stage.height, image.height * view.scale],
      ] as const) {
        if (imageLength <= stageLength)
          expect(start).toBeCloseTo((stageLength - imageLength) / 2, 6);
        else {
          expect(start).toBeLessThanOrEqual(0);
          expect(start + imageLength).toBeGreaterThanOrEqual(stageLength - 1e-6);
        }
      }
    });
  });

  it('is idempotent', () => {
    forAll(viewport, size, size, (view, image, stage) => {
      const clampedView = clampTo(view, image, stage);
      expect(clampTo(clampedView, image, stage)).toEqual(clampedView);
    });
  });

  it('has finite numbers for a stage without size', () => {
    const { x, y, scale: fitted } = fitHeight({ width: 0, height: 0 }, { width: 0, height: 0 });
    expect([x, y, fitted].every(Number.isFinite)).toBe(true);
  });
});

it('fitting sets the scale to the stage’s height divided by the image’s, within the bounds', () => {
  expect(
    fitHeight({ width: 1000, height: 500 }, { width: 800, height: 600 }).scale,
  ).toBeCloseTo(1.2);
  expect(fitHeight({ width: 1000, height: 2000 }, { width: 800, height: 600 }).scale).toBe(
    MAP_BOUNDS.min,
  );
  expect(fitHeight({ width: 100, height: 100 }, { width: 800, height: 600 }).scale).toBe(
    MAP_BOUNDS.max,
  );
});
