import fc from 'fast-check';
import { REVEAL_RATIO, revealThreshold } from '@/lib/site/reveal';
import { forAll } from '@/tests/fixtures/runners/property';

const pixels = fc.integer({ min: 1, max: 50_000 });

describe('revealThreshold', () => {
  it('is a fifth for an element lower than the window, and for an element without layout', () => {
    expect(REVEAL_RATIO).toBe(0.2);
    expect(revealThreshold(800, 900)).toBe(0.2);
    expect(revealThreshold(0, 900)).toBe(0.2);
  });

  it('is above 0 and at most a fifth, and never exceeds the height of the window', () => {
    forAll(pixels, pixels, (height, viewport) => {
      const threshold = revealThreshold(height, viewport);
      expect(threshold).toBeGreaterThan(0);
      expect(threshold).toBeLessThanOrEqual(REVEAL_RATIO);
      expect(threshold * height).toBeLessThanOrEqual(viewport);
    });
  });
});
