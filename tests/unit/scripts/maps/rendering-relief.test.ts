import fc from 'fast-check';
import { emptyGrid, resample, sample } from '@/scripts/maps/grid';
import type { Grid } from '@/scripts/maps/grid';
import { fractal, noise, ridged } from '@/scripts/maps/noise';
import { erode } from '@/scripts/maps/relief/erosion';
import { flowOver } from '@/scripts/maps/relief/flow';
import { forAll } from '@/tests/fixtures/runners/property';

/** Generates an island in the sea, whose roughness depends on the seed. */
function island(size: number, seed: number): { land: Grid; sea: Uint8Array } {
  const land = emptyGrid(size, size);
  const sea = new Uint8Array(size * size);
  for (let index = 0; index < land.data.length; index += 1) {
    const [x, y] = [index % size, Math.floor(index / size)];
    const distance = Math.hypot(x - size / 2, y - size / 2) / (size / 2);
    if (distance > 0.8) sea[index] = 1;
    else land.data[index] = (1 - distance) * 1500 * (1 + 0.5 * fractal(x / 5, y / 5, seed, 3));
  }
  return { land, sea };
}

const seeds = fc.integer({ min: 0, max: 10_000 });

describe('the noise of the relief', () => {
  const coordinate = fc.double({ min: -500, max: 500, noNaN: true });

  it('is deterministic', () => {
    forAll(coordinate, coordinate, seeds, (x, y, seed) => {
      expect(noise(x, y, seed)).toBe(noise(x, y, seed));
    });
  });

  it('stays within its range', () => {
    forAll(coordinate, coordinate, seeds, (x, y, seed) => {
      expect(Math.abs(noise(x, y, seed))).toBeLessThanOrEqual(1.2);
      expect(ridged(x, y, seed, 5)).toBeGreaterThanOrEqual(0);
      expect(ridged(x, y, seed, 5)).toBeLessThanOrEqual(1);
    });
  });

  it('is continuous: near points have near values', () => {
    forAll(coordinate, coordinate, seeds, (x, y, seed) => {
      expect(Math.abs(noise(x + 1e-5, y, seed) - noise(x, y, seed))).toBeLessThan(1e-3);
    });
  });
});

describe('a grid', () => {
  it('keeps a plane a plane when it is resampled', () => {
    const plane = emptyGrid(8, 6);
    plane.data.forEach((_, index) => {
      plane.data[index] = 3 * (index % 8) - 2 * Math.floor(index / 8);
    });
    const finer = resample(plane, 32, 24);
    expect(sample(finer, 16, 12)).toBeCloseTo(sample(plane, 3.625, 2.625), 5);
  });
});

describe('the drainage of the relief', () => {
  it('reaches every cell once, and always after its receiving cell', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { land, sea } = island(24, seed);
        const { order, receiver } = flowOver(land, sea);
        const rank = new Map([...order].map((cell, index) => [cell, index]));
        expect(rank.size).toBe(24 * 24);
        for (const cell of order) {
          const receivingCell = receiver[cell] ?? -1;
          expect(rank.get(receivingCell) ?? Infinity).toBeLessThanOrEqual(rank.get(cell) ?? -1);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('ends in the sea or at the edge of the map', () => {
    const { land, sea } = island(24, 7);
    const { order, receiver } = flowOver(land, sea);
    for (const cell of order) {
      if (receiver[cell] !== cell) continue;
      const [x, y] = [cell % 24, Math.floor(cell / 24)];
      const isAtEdge = x === 0 || y === 0 || x === 23 || y === 23;
      expect(isAtEdge || sea[cell] === 1).toBe(true);
    }
  });

  it('only lowers the land when eroded without uplift, and never below the sea', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { land, sea } = island(20, seed);
        const heightsBefore = land.data.slice();
        const erosion = { strength: 0.2, exponent: 0.45, uplift: 0 };
        erode(land, sea, emptyGrid(20, 20), 1, erosion);
        land.data.forEach((height, index) => {
          expect(height).toBeLessThanOrEqual((heightsBefore[index] ?? 0) + 1e-3);
          expect(height).toBeGreaterThanOrEqual(0);
        });
      }),
      { numRuns: 20 },
    );
  });
});
