import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { DAY_TOKENS, TOKENS } from '@/lib/share/colours';
import { stacked } from '@/lib/share/stack';
import { windowOn } from '@/lib/share/window';
import { forAll } from '@/tests/fixtures/forAll';

const size = fc.record({
  width: fc.integer({ min: 400, max: 3000 }),
  height: fc.integer({ min: 400, max: 3000 }),
});
const at = fc.record({ x: fc.integer({ max: 4000 }), y: fc.integer({ max: 4000 }) });

describe('the window on a map', () => {
  it('stays within the margins and keeps its proportions', () => {
    const shape = { width: 600, height: 630 };
    forAll([size, fc.array(at)], (image, points) => {
      const { left, top, right, bottom } = windowOn(image, shape, 0.7, 40, points);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(40);
      expect(right).toBeLessThanOrEqual(image.width - 40);
      expect(bottom).toBeLessThanOrEqual(image.height - 40);
      expect((right - left) / (bottom - top)).toBeCloseTo(600 / 630, 1);
    });
  });

  it('is centred on the points where there is room', () => {
    const image = { width: 1000, height: 1000 };
    const points = [{ x: 400, y: 600 }];
    expect(windowOn(image, { width: 100, height: 100 }, 0.5, 0, points)).toEqual({
      left: 150,
      top: 350,
      right: 650,
      bottom: 850,
    });
  });
});

describe('a column', () => {
  const row = (name: string, gap: number, height: number) => ({
    gap,
    height,
    draw: (bottom: number) => `${name}${bottom} `,
  });

  it('is centred as a whole, whatever gap its first row has', () => {
    expect(stacked([row('a', 0, 20), row('b', 10, 30)], 100)).toBe('a90 b130 ');
    expect(stacked([row('a', 99, 20), row('b', 10, 30)], 100)).toBe('a90 b130 ');
  });
});

it('the colours of the pictures are those of the site', () => {
  const sheet = readFileSync('app/tokens.css', 'utf8');
  for (const [name, colour] of Object.entries({ ...TOKENS, ...DAY_TOKENS }))
    expect(sheet).toContain(`--${name}: ${colour};`);
});
