import fc from 'fast-check';
import { imagePoint, isComfortable, viewOf, viewportOf } from '@/lib/map/camera/framing';
import { clampTo, toStage, type Size } from '@/lib/map/camera/viewport';
import { forAll } from '@/tests/fixtures/property';

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

describe('A view', () => {
  it('is the same again when it is shown and read on the same stage', () => {
    forAll(view, size, (asked, stage) => {
      const shown = viewportOf(asked, IMAGE, stage);
      const again = viewportOf(viewOf(shown, IMAGE, stage), IMAGE, stage);
      expect(again.x).toBeCloseTo(shown.x, 6);
      expect(again.y).toBeCloseTo(shown.y, 6);
      expect(again.scale).toBeCloseTo(shown.scale, 9);
    });
  });

  it('shows its point in the middle of any stage, where the image allows', () => {
    forAll(view, size, (asked, stage) => {
      const shown = viewportOf(asked, IMAGE, stage);
      const point = toStage(shown, imagePoint([asked.x, asked.y], IMAGE));
      const asWished = {
        x: shown.x + stage.width / 2 - point.x,
        y: shown.y + stage.height / 2 - point.y,
        scale: shown.scale,
      };
      const clamped = clampTo(asWished, IMAGE, stage);
      expect(clamped.x).toBeCloseTo(shown.x, 6);
      expect(clamped.y).toBeCloseTo(shown.y, 6);
    });
  });

  it('is kept within 0.8 and 3, and within the image', () => {
    const stage = { width: 800, height: 600 };
    const far = viewportOf({ x: 900, y: -400, scale: 99 }, IMAGE, stage);
    expect(far).toEqual({ x: 800 - 4500, y: 0, scale: 3 });
  });
});

describe('A place is well in sight', () => {
  const free: Size = { width: 400, height: 300 };
  const at = { x: 0, y: 0, scale: 1 };

  it('from 56 pixels within what is free', () => {
    expect(isComfortable({ x: 56, y: 56 }, at, free)).toBe(true);
    expect(isComfortable({ x: 55, y: 100 }, at, free)).toBe(false);
    expect(isComfortable({ x: 100, y: 245 }, at, free)).toBe(false);
  });

  it('or from as many pixels as are asked for', () => {
    expect(isComfortable({ x: 400, y: 300 }, at, free, 0)).toBe(true);
    expect(isComfortable({ x: 401, y: 300 }, at, free, 0)).toBe(false);
  });
});
