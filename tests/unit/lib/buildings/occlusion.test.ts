import { meshOf } from '@/lib/buildings/mesh/mesh';
import { occlusionInPhases } from '@/lib/buildings/mesh/occlusion';
import { box } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';

const floor = box([-1, -0.2, -1], [1, 0, 1]);
const roof = box([-6, 2, -6], [6, 2.2, 6]);

/** Measures how open the sky is over the floor, from 0 to 255, with a roof and a floor of the phases. */
function skyOverFloor(
  floorPhases: readonly string[],
  roofPhases: readonly string[],
  order = ['first', 'second'],
): number {
  const meshesIn = (solid: Solid, phases: readonly string[]) =>
    meshOf([{ part: 'any', material: 'stone', solids: [solid] }]).map((mesh) => ({
      mesh,
      phases: new Set(phases),
    }));
  const pieces = [...meshesIn(floor, floorPhases), ...meshesIn(roof, roofPhases)];
  const [sky = []] = occlusionInPhases(pieces, order, 8);
  const openness = pieces[0]?.mesh.vertices.flatMap(({ normal }, rank) =>
    normal[1] > 0.9 ? [sky[rank] ?? 0] : [],
  );
  return Math.max(...(openness ?? []));
}

it('a roof hides the sky over a floor of its own phase', () => {
  expect(skyOverFloor(['first'], ['first'])).toBeLessThan(80);
  expect(skyOverFloor(['second'], ['first', 'second'])).toBeLessThan(80);
});

it('a roof hides nothing of the sky over a floor of another phase', () => {
  expect(skyOverFloor(['first'], ['second'])).toBe(255);
  expect(skyOverFloor(['second'], ['first'])).toBe(255);
});

it('a floor of several phases has the sky of the first phase', () => {
  expect(skyOverFloor(['first', 'second'], ['second'])).toBe(255);
  expect(skyOverFloor(['first', 'second'], ['first'])).toBeLessThan(80);
  expect(skyOverFloor(['first', 'second'], ['first'], ['second', 'first'])).toBe(255);
});

it('the end of a line, which no face has, is not shaded', () => {
  const line = [
    [-0.5, 0.01, 0],
    [0.5, 0.01, 0],
  ] as const;
  const solids = [{ ...floor, details: [line] }, roof];
  const pieces = meshOf(
    solids.map((solid) => ({ part: 'any', material: 'stone', solids: [solid] })),
  ).map((mesh) => ({ mesh, phases: new Set(['first']) }));
  const [sky = []] = occlusionInPhases(pieces, ['first'], 8);
  expect(sky.slice(-2)).toEqual([255, 255]);
  expect(Math.min(...sky)).toBeLessThan(80);
});
