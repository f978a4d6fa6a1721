import { valuesOf } from '@/lib/buildings/building';
import { modelOf } from '@/lib/buildings/models/models';
import { colouredRows } from '@/lib/buildings/models/qalis/churchStones';
import { churchPlanOf } from '@/lib/buildings/models/qalis/churchPlan';
import { areaOf, sectionOf } from '@/lib/buildings/section/section';
import { loadContent } from '@/lib/server/content/loadContent';

const building = loadContent().buildings.find(({ id }) => id === 'al-qalis');
if (!building) throw new Error('The church of Abraha is expected.');
const values = valuesOf(building);
const pieces = modelOf(building).pieces(values);
const plan = churchPlanOf(values);
const cubit = 0.498;

const solidsOf = (part: string, material?: string) =>
  pieces
    .filter((piece) => piece.part === part && (!material || piece.material === material))
    .flatMap(({ solids }) => solids);

const metresOf = (part: string, axis: 0 | 1 | 2, material?: string): readonly number[] =>
  solidsOf(part, material).flatMap(({ points }) => points.map((point) => point[axis]));

const maxOf = (part: string, axis: 0 | 1 | 2, material?: string): number =>
  Math.max(...metresOf(part, axis, material));
const minOf = (part: string, axis: 0 | 1 | 2, material?: string): number =>
  Math.min(...metresOf(part, axis, material));
const extentOf = (part: string, axis: 0 | 1 | 2, material?: string): number =>
  maxOf(part, axis, material) - minOf(part, axis, material);

/** Counts the loops in which a horizontal plane cuts a part, with their area in square metres. */
function sectionAt(part: string, height: number, material?: string) {
  const loops = solidsOf(part, material).flatMap((solid) =>
    sectionOf(solid, { axis: 1, at: height }),
  );
  return { count: loops.length, area: areaOf(loops) };
}

it.each([
  ['murs', 1, 60],
  ['nef', 2, 80],
  ['nef', 0, 40],
  ['iwan', 0, 80],
  ['coupole', 0, 30],
  ['coupole', 2, 30],
  ['porte', 1, 10],
  ['albatre', 0, 10],
  ['albatre', 1, 10],
] as const)(
  'the church of Abraha is as large as in the text: %s along %d, %d cubits',
  (part, axis, cubits) => {
    expect(Math.abs(extentOf(part, axis) - cubits * cubit)).toBeLessThan(0.05);
  },
);

it('the church of Abraha has a bronze door four cubits wide, whose sill is ten cubits above the court', () => {
  expect(extentOf('porte', 0)).toBeCloseTo(4 * cubit, 3);
  expect(minOf('porte', 1)).toBeCloseTo(10 * cubit, 3);
  expect(maxOf('terrasse', 1, 'rock')).toBeCloseTo(10 * cubit, 3);
});

it('the church of Abraha has fitted stone up to twenty cubits, then stones of five colours', () => {
  expect(maxOf('murs', 1, 'rock')).toBeCloseTo(20 * cubit, 3);
  const { stones } = colouredRows(plan, values);
  expect(stones[0]?.low).toBeCloseTo(20 * cubit, 3);
  expect(stones.at(-1)?.high).toBeCloseTo(values('frise-pied'), 3);
  const triangles = pieces
    .filter(({ part }) => part === 'murs')
    .map(({ material, solids }) => [
      material,
      solids.filter(({ points }) => points.length === 4).length,
    ])
    .filter(([, count]) => count !== 0);
  expect(triangles.map(([material]) => material)).toEqual([
    'mosaic',
    'brick',
    'plaster',
    'gilding',
    'dark-stone',
  ]);
});

it('the church of Abraha has triangular stones that cover their rows, and round beams between two rows', () => {
  const { stones, beams } = colouredRows(plan, values);
  expect(stones).toHaveLength(values('rangs'));
  expect(beams).toHaveLength(values('rangs') - 1);
  for (const [rank, { low, high }] of beams.entries()) {
    expect(low).toBeCloseTo(stones[rank]?.high ?? 0, 6);
    expect(high).toBeCloseTo(stones[rank + 1]?.low ?? 0, 6);
  }
  const [first] = stones;
  const middle = ((first?.low ?? 0) + (first?.high ?? 0)) / 2;
  const frontStones = solidsOf('murs')
    .filter(({ points }) => points.length === 4)
    .flatMap((solid) => sectionOf(solid, { axis: 1, at: middle }))
    .filter((loop) => Math.max(...loop.map(([, z]) => z)) > plan.square)
    .map((loop) => loop.filter(([, z]) => z > plan.square).map(([x]) => x));
  const covered = frontStones.reduce((sum, xs) => sum + Math.max(...xs) - Math.min(...xs), 0);
  expect(covered).toBeCloseTo(values('nef-largeur') + 2 * values('mur'), 1);
});

it('the church of Abraha has a frieze of two cubits that stands one cubit out of its walls', () => {
  const frieze = solidsOf('murs', 'plaster').filter(
    ({ points }) => Math.max(...points.map(([, , z]) => z)) > plan.square + 0.4,
  );
  const heights = frieze.flatMap(({ points }) => points.map(([, y]) => y));
  const outermost = Math.max(...frieze.flatMap(({ points }) => points.map(([, , z]) => z)));
  expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(2 * cubit, 3);
  expect(outermost - plan.square).toBeCloseTo(cubit, 3);
});

it('the church of Abraha has walls six cubits thick, open at the door alone above the floor', () => {
  const { nave, iwan, dome } = plan;
  const perimeter =
    2 * (nave.front - dome.back) + 4 * iwan.half + 8 * values('mur') - values('porte-largeur');
  const centreLine = sectionAt('murs', values('terre-plein') + 2, 'rock').area / values('mur');
  expect(Math.abs(centreLine / (perimeter - 4 * values('mur')) - 1)).toBeLessThan(0.005);
});

it('the church of Abraha stands two hundred cubits from its enclosing wall, and in the square that is traced', () => {
  const inner = Math.min(
    ...solidsOf('enceinte')
      .flatMap(({ points }) => points.map(([x]) => Math.abs(x)))
      .filter((x) => x > plan.square),
  );
  expect(inner - plan.square).toBeCloseTo(200 * cubit, 3);
  expect(maxOf('murs', 2, 'rock')).toBeCloseTo(plan.square, 2);
  expect(minOf('murs', 2, 'rock')).toBeCloseTo(-plan.square, 1);
  expect(maxOf('trace', 0)).toBeGreaterThan(plan.square);
});

it('the church of Abraha has two teak beams of sixty cubits, and no column', () => {
  const beams = solidsOf('nef').filter(({ points }) => {
    const zs = points.map(([, , z]) => z);
    return Math.abs(Math.max(...zs) - Math.min(...zs) - 60 * cubit) < 1e-6;
  });
  expect(beams).toHaveLength(2);
  expect(sectionAt('nef', values('terre-plein') + 2).count).toBe(0);
});

it('the church of Abraha shows both readings of its dome, both disputed: one dome, or small domes under its ceiling', () => {
  const gradeOf = (id: string) => building.parts.find((part) => part.id === id)?.grade;
  expect([gradeOf('coupole'), gradeOf('lanterneaux')]).toEqual(['discuté', 'discuté']);
  expect(solidsOf('lanterneaux', 'plaster')).toHaveLength(values('lanterneaux-rang') ** 2);
  expect(maxOf('lanterneaux', 1)).toBeLessThan(plan.ceiling);
  expect(maxOf('coupole', 1)).toBeCloseTo(
    values('hauteur') + values('tambour') + values('coupole-montee'),
    3,
  );
});

it('the church of Abraha is reduced from 754 on to a ring of walls and a traced square', () => {
  const partsIn = (phase: string) =>
    building.parts.filter(({ phases }) => phases.includes(phase)).map(({ id }) => id);
  expect(partsIn('p754')).toEqual(['trace', 'anneau']);
  expect(partsIn('p560')).not.toContain('anneau');
  const phaseIds = [559, 560, 753, 754, 800].map(
    (year) => building.phases.find(({ from, to }) => from <= year && year <= to)?.id,
  );
  expect(phaseIds).toEqual([undefined, 'p560', 'p560', 'p754', 'p754']);
});

it('the church of Abraha has two blocks under each raised block of its ring', () => {
  const blocks = solidsOf('anneau').map(({ points }) => ({
    low: Math.min(...points.map(([, y]) => y)),
    high: Math.max(...points.map(([, y]) => y)),
    x: points.reduce((sum, [x]) => sum + x, 0) / points.length,
    z: points.reduce((sum, [, , z]) => sum + z, 0) / points.length,
  }));
  const floating = blocks.filter(
    ({ low, x, z }) =>
      low > 0.01 &&
      blocks.filter(
        (block) =>
          Math.abs(block.high - low) < 0.01 && Math.hypot(block.x - x, block.z - z) < 1.4,
      ).length < 2,
  );
  expect(blocks.length).toBeGreaterThan(0);
  expect(floating).toEqual([]);
});
