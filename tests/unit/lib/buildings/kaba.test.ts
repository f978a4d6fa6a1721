import { valuesOf } from '@/lib/buildings/building';
import { houseOf } from '@/lib/buildings/models/kaba/kabaPlan';
import { modelOf } from '@/lib/buildings/models/models';
import { areaOf, sectionOf } from '@/lib/buildings/section/section';
import { loadContent } from '@/lib/server/content/loadContent';

const building = loadContent().buildings.find(({ id }) => id === 'kaba');
if (!building) throw new Error('The Ka’ba is expected.');
const values = valuesOf(building);
const pieces = modelOf(building).pieces(values);
const CUBIT = 0.498;

const solidsOf = (part: string, phase: string) =>
  pieces
    .filter((piece) => piece.part === part && (piece.phases ?? [phase]).includes(phase))
    .flatMap(({ solids }) => solids);

/** Measures the range of a part in a phase along an axis, in metres. */
function rangeOf(part: string, phase: string, axis: 0 | 1 | 2) {
  const metres = solidsOf(part, phase).flatMap(({ points }) =>
    points.map((point) => point[axis]),
  );
  return { min: Math.min(...metres), max: Math.max(...metres) };
}

const heightOf = (part: string, phase: string): number => rangeOf(part, phase, 1).max;
const lengthOf = (part: string, phase: string): number => {
  const { min, max } = rangeOf(part, phase, 0);
  return max - min;
};

it('the Ka’ba is as high in each state as its source says', () => {
  expect(heightOf('enclos-ancien', 'avant')).toBeCloseTo(9 * CUBIT, 3);
  expect(heightOf('murs-605', 'p605')).toBeCloseTo(18 * CUBIT, 3);
  expect(heightOf('murs-684', 'p684')).toBeCloseTo(27 * CUBIT, 3);
  expect(heightOf('murs-693', 'p693')).toBeCloseTo(27 * CUBIT, 3);
});

it('the Ka’ba is a trapezium of 25, 20, 25 and 21 cubits, deeper with the part of the hijr', () => {
  expect(lengthOf('murs-693', 'p693')).toBeCloseTo(24.995 * CUBIT, 3);
  expect(lengthOf('murs-605', 'p605')).toBeCloseTo(24.995 * CUBIT, 3);
  expect(lengthOf('murs-684', 'p684')).toBeCloseTo(31.5 * CUBIT, 3);
  // At 1 m, below the door, walls and floor fill the whole outline of the plan.
  const plan = ['murs-693', 'sol'].flatMap((part) =>
    solidsOf(part, 'p693').flatMap((solid) => sectionOf(solid, { axis: 1, at: 1 })),
  );
  expect(Math.abs(areaOf(plan) - 127.08)).toBeLessThan(0.6);
});

it('the Ka’ba has sixteen courses of stone and fifteen of wood under Quraysh, in turn', () => {
  const courseCount = (material: string): number =>
    new Set(
      pieces
        .filter((piece) => piece.part === 'murs-605' && piece.material === material)
        .flatMap(({ solids }) =>
          solids.map(({ points }) => {
            const middle =
              points.reduce((sum, [, y]) => sum + y, 0) / Math.max(1, points.length);
            return Math.floor((middle / (18 * CUBIT)) * 31);
          }),
        ),
    ).size;
  expect([courseCount('stone'), courseCount('wood')]).toEqual([
    values('assises-pierre-605'),
    values('assises-bois-605'),
  ]);
});

it('the Ka’ba has its door as high above the ground in each state as its source says', () => {
  expect(rangeOf('porte', 'p605', 1).min).toBeCloseTo(4.5 * CUBIT, 3);
  expect(rangeOf('porte', 'p684', 1).min).toBe(0);
  expect(rangeOf('porte', 'p693', 1).min).toBeCloseTo(4.5 * CUBIT, 3);
  expect(solidsOf('porte-ouest', 'p684')).toHaveLength(1);
  expect(solidsOf('porte', 'p684').length + solidsOf('porte-ouest', 'p684').length).toBe(
    values('portes-684'),
  );
});

it('the Ka’ba has its parapet end where its walls do: sill, high ceiling and parapet are its height', () => {
  const sum = values('seuil') + values('plafond-haut') + values('parapet');
  expect(sum).toBeCloseTo(values('hauteur-684'), 3);
  expect(heightOf('toit', 'p693')).toBeCloseTo(sum - values('parapet'), 3);
});

it('the Ka’ba has six pillars under Quraysh, and three since', () => {
  expect(['p605', 'p684', 'p693'].map((phase) => solidsOf('piliers', phase).length)).toEqual([
    values('piliers-605'),
    values('piliers-684'),
    values('piliers-684'),
  ]);
});

it('the Ka’ba shows one state in each year, from the first to the last of the clock', () => {
  const phaseIds = [500, 604, 605, 683, 684, 692, 693, 800].map(
    (year) => building.phases.find(({ from, to }) => from <= year && year <= to)?.id,
  );
  expect(phaseIds).toEqual(['avant', 'avant', 'p605', 'p605', 'p684', 'p684', 'p693', 'p693']);
});

it('the Black Stone is set in the corner of the east, at its height, in silver since 684', () => {
  const { from, half } = houseOf('p693', values);
  for (const phase of ['p605', 'p684', 'p693']) {
    const solids = solidsOf('pierre-noire', phase);
    expect(solids).toHaveLength(phase === 'p605' ? 1 : 2);
    const { min, max } = rangeOf('pierre-noire', phase, 1);
    expect((min + max) / 2).toBeCloseTo(2.67 * CUBIT, 3);
    // Distances of the points from the edge of the corner, positive outside the walls.
    const distances = solids.flatMap(({ points }) =>
      points.map(([x, , z]) => (z - half(from) - (x - from)) * Math.SQRT1_2),
    );
    expect(Math.max(...distances)).toBeLessThan(0.06);
    expect(Math.min(...distances)).toBeLessThan(-0.25);
  }
  const materials = (phase: string) =>
    pieces
      .filter(({ part, phases }) => part === 'pierre-noire' && phases?.includes(phase))
      .map(({ material }) => material);
  expect(materials('p605')).toEqual(['dark-stone']);
  expect(materials('p684')).toEqual(['dark-stone', 'metal']);
});
