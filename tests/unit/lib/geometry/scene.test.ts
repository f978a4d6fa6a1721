import { degrees } from '@/lib/geometry/point';
import { rosetteArm, rosetteRibbons } from '@/lib/geometry/scene/rosetteArm';
import { starsPath } from '@/lib/geometry/scene/stars';
import { tilingCell } from '@/lib/geometry/scene/tilingCell';
import { dodecagonsAndTriangles, octagonsAndSquares } from '@/lib/geometry/pattern/tilings';

describe('starsPath', () => {
  const field = { width: 400, height: 300 };

  it('scatters the requested number of stars, inside its field', () => {
    const stars = [...starsPath(40, field, 1).matchAll(/M(\d+) (\d+)/g)];
    expect(stars).toHaveLength(40);
    expect(stars.every(([, x, y]) => Number(x) < 400 && Number(y) < 300)).toBe(true);
  });

  it('is the same at each call with one seed', () => {
    expect(starsPath(40, field, 570)).toBe(starsPath(40, field, 570));
  });
});

it('rosetteArm contains 1/n of the ribbons of a rosette of n arms', () => {
  const lines = { pairs: 2, sideRatio: 1.4, angle: 66, width: 8, gap: 2 };
  const design = { fold: 16, radius: 450, ...lines };
  const ribbonCount = rosetteArm(design).surface.match(/M/g)?.length ?? 0;
  expect(ribbonCount * 16).toBe(rosetteRibbons(design).length);
});

it.each([
  ['4.8.8', octagonsAndSquares(50)],
  ['3.12.12', dodecagonsAndTriangles(40)],
])('tilingCell crosses its left and right sides at the same heights on %s', (_, tiling) => {
  const { width, height, path } = tilingCell(tiling, { angle: degrees(64) }, 2);
  const segments = [...path.matchAll(/M(\S+?) ?(-?[\d.]+)l(-?[\d.]+) ?(-?[\d.]+)/g)].map(
    ([, ...numbers]) => numbers.map(Number),
  );
  const heightsAt = (x: number) => {
    const heights = segments.flatMap(([left = 0, top = 0, dx = 0, dy = 0]) => {
      const ratio = (x - left) / dx;
      return ratio > -0.01 && ratio < 1.01 ? [Math.round(top + dy * ratio)] : [];
    });
    return [...new Set(heights)].filter((y) => y > 0 && y < height).sort((a, b) => a - b);
  };
  expect(heightsAt(0).length).toBeGreaterThan(0);
  expect(heightsAt(0)).toEqual(heightsAt(width));
});
