import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { DAY_TOKENS, TOKENS } from '@/lib/share/colours';
import { drawStack } from '@/lib/share/stack';
import { cropAround } from '@/lib/share/window';
import { forAll } from '@/tests/fixtures/runners/property';

const size = fc.record({
  width: fc.integer({ min: 400, max: 3000 }),
  height: fc.integer({ min: 400, max: 3000 }),
});
const point = fc.record({ x: fc.integer({ max: 4000 }), y: fc.integer({ max: 4000 }) });

describe('the part of a map in a picture', () => {
  it('stays within the margins and keeps its proportions', () => {
    const shape = { width: 600, height: 630 };
    forAll(size, fc.array(point), (image, points) => {
      const { left, top, right, bottom } = cropAround(image, shape, 0.7, 40, points);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(40);
      expect(right).toBeLessThanOrEqual(image.width - 40);
      expect(bottom).toBeLessThanOrEqual(image.height - 40);
      expect((right - left) / (bottom - top)).toBeCloseTo(600 / 630, 1);
    });
  });

  it('is centred on the points where there is room', () => {
    const image = { width: 1000, height: 1000 };
    const points = [{ x: 400, y: 600 }];
    expect(cropAround(image, { width: 100, height: 100 }, 0.5, 0, points)).toEqual({
      left: 150,
      top: 350,
      right: 650,
      bottom: 850,
    });
  });
});

describe('a column of rows', () => {
  const row = (name: string, gap: number, height: number) => ({
    gap,
    height,
    draw: (bottom: number) => `${name}${bottom} `,
  });

  it('is centred as a whole, whatever the gap above its first row', () => {
    expect(drawStack([row('a', 0, 20), row('b', 10, 30)], 100)).toBe('a90 b130 ');
    expect(drawStack([row('a', 99, 20), row('b', 10, 30)], 100)).toBe('a90 b130 ');
  });
});

it('the colours of the pictures are those of the site', () => {
  const sheet = readFileSync('app/tokens.css', 'utf8');
  for (const [name, colour] of Object.entries({ ...TOKENS, ...DAY_TOKENS }))
    expect(sheet).toContain(`--${name}: ${colour};`);
});
