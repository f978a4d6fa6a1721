import { valuesOf } from '@/lib/buildings/building';
import { modelOf } from '@/lib/buildings/models/models';
import { sectionOf } from '@/lib/buildings/section/section';
import { loadContent } from '@/lib/server/content/loadContent';

const building = loadContent().buildings.find(({ id }) => id === 'mosquee-du-prophete');
if (!building) throw new Error('The mosque of the Prophet is expected.');
const values = valuesOf(building);
const pieces = modelOf(building).pieces(values);
const phasesOf = (part: string): readonly string[] =>
  building.parts.find(({ id }) => id === part)?.phases ?? [];

const piecesOf = (part: string, phase: string) =>
  pieces.filter(
    (piece) => piece.part === part && (piece.phases ?? phasesOf(part)).includes(phase),
  );

const solidsOf = (part: string, phase: string) =>
  piecesOf(part, phase).flatMap(({ solids }) => solids);

/** Measures the range of a part in a phase along an axis, in metres. */
function rangeOf(part: string, phase: string, axis: 0 | 1 | 2) {
  const metres = solidsOf(part, phase).flatMap(({ points }) =>
    points.map((point) => point[axis]),
  );
  return { min: Math.min(...metres), max: Math.max(...metres) };
}

/** Lists the loops in which a horizontal plane cuts a part. */
const loopsAt = (part: string, phase: string, height: number) =>
  solidsOf(part, phase).flatMap((solid) => sectionOf(solid, { axis: 1, at: height }));

/** Lists the centres of round solids, which a horizontal plane cuts in octagons. */
const octagonsOf = (part: string, phase: string, height: number) =>
  loopsAt(part, phase, height)
    .filter((loop) => loop.length === 8)
    .map((loop) => ({
      x: loop.reduce((sum, [x]) => sum + x, 0) / 8,
      z: loop.reduce((sum, [, z]) => sum + z, 0) / 8,
    }));

const trunksOf = (part: string, phase: string) => octagonsOf(part, phase, 0.5);

const CUBIT = 0.498;

it.each([
  ['enclos', 'p623', 2, 70 * CUBIT],
  ['enclos', 'p624', 2, 70 * CUBIT],
  ['enclos', 'p623', 0, 60 * CUBIT],
  ['enclos', 'p624', 0, 60 * CUBIT],
  ['enclos', 'p623', 1, 5 * CUBIT],
  ['enclos', 'p624', 1, 5 * CUBIT],
  ['enclos', 'p628', 1, 5 * CUBIT],
  ['enclos', 'p628', 2, 100 * CUBIT],
  ['enclos', 'p628', 0, 100 * CUBIT],
  ['minbar', 'p628', 1, 2 * CUBIT],
  ['minarets', 'p707', 1, 55 * CUBIT],
  ['salle-638', 'p638', 2, 140 * CUBIT],
  ['salle-638', 'p638', 0, 120 * CUBIT],
  ['salle-649', 'p649', 2, 160 * CUBIT],
  ['salle-649', 'p649', 0, 130 * CUBIT],
  ['salle-707', 'p707', 2, 200 * CUBIT],
  ['salle-707', 'p707', 0, 167.5 * CUBIT],
] as const)(
  'the mosque of Medina has the dimensions of its sources: %s in %s along %d',
  (part, phase, axis, length) => {
    // The frame of an open door stands four centimetres out of a wall.
    const { min, max } = rangeOf(part, phase, axis);
    expect(Math.abs(max - min - length)).toBeLessThan(part.startsWith('salle') ? 0.09 : 0.001);
  },
);

it('the mosque of Medina has its qibla shelter in the south from 624, and the shelter of the north becomes the suffa', () => {
  expect(solidsOf('abri-qibla', 'p623')).toEqual([]);
  expect(solidsOf('suffa', 'p623')).toEqual([]);
  expect(rangeOf('abri-nord', 'p623', 2).max).toBeLessThan(-12);
  for (const phase of ['p624', 'p628']) {
    const wall = rangeOf('enclos', phase, 2);
    expect(rangeOf('abri-qibla', phase, 2).min).toBeGreaterThan(5);
    expect(wall.max - rangeOf('abri-qibla', phase, 2).max).toBeLessThan(0.8);
    expect(rangeOf('suffa', phase, 2).min - wall.min).toBeLessThan(0.8);
    expect(rangeOf('suffa', phase, 2).max).toBeLessThan(-10);
  }
  const trunksBefore = trunksOf('abri-nord', 'p623');
  const shifts = trunksOf('suffa', 'p624').map(
    ({ x }, rank) => x - (trunksBefore[rank]?.x ?? Infinity),
  );
  expect(shifts).toHaveLength(values('colonnes-rangee'));
  // The wall is half a brick thicker.
  expect(Math.max(...shifts.map(Math.abs))).toBeLessThan(0.13);
});

it('the mosque of Medina has as many palm trunks as its sources count, half of them on each side of the minbar', () => {
  const trunks = trunksOf('abri-qibla', 'p624');
  expect(trunks).toHaveLength(values('rangees') * values('colonnes-rangee'));
  const minbar = rangeOf('minbar', 'p628', 0);
  expect(trunks.filter(({ x }) => x < minbar.min)).toHaveLength(trunks.length / 2);
  expect(trunks.filter(({ x }) => x > minbar.max)).toHaveLength(trunks.length / 2);
  expect(trunksOf('abri-qibla', 'p628')).toHaveLength(
    values('rangees') * values('colonnes-628'),
  );
});

it('the mosque of Medina has its shelters roofed at 2.1 m, within reach of a raised hand, under the top of its walls', () => {
  for (const phase of ['p624', 'p628'])
    for (const part of ['abri-qibla', 'suffa']) {
      const trunks = solidsOf(part, phase).filter(
        ({ isSmooth, points }) => isSmooth && points.length === 16,
      );
      const tops = trunks.map(({ points }) => Math.max(...points.map(([, y]) => y)));
      expect(tops.length).toBeGreaterThan(5);
      expect([Math.min(...tops), Math.max(...tops)]).toEqual([2.1, 2.1]);
      expect(rangeOf(part, phase, 1).max).toBeLessThan(values('hauteur-mur'));
    }
});

it('the mosque of Medina has three doors of its own in each state of brick; that of the south is walled up in 624', () => {
  const countDoorSolids = (phase: string) =>
    loopsAt('portes', phase, 1).filter((loop) => loop.length === 4).length;
  // Each door consists of two jambs and a leaf.
  for (const phase of ['p623', 'p624', 'p628'])
    expect(countDoorSolids(phase)).toBe(3 * values('portes-623'));
  const { max: south } = rangeOf('enclos', 'p623', 2);
  expect(rangeOf('portes', 'p623', 2).max).toBeGreaterThan(south - 0.1);
  expect(rangeOf('portes', 'p624', 2).max).toBeLessThan(south - 5);
  const north = rangeOf('enclos', 'p624', 2).min;
  expect(rangeOf('portes', 'p624', 2).min).toBeLessThan(north + 0.1);
  const walledUp = loopsAt('enclos', 'p624', 1.8).filter((loop) =>
    loop.every(([x, z]) => Math.abs(x) < 0.76 && z > south - 1),
  );
  expect(walledUp).toHaveLength(1);
});

it('the mosque of Medina has two rooms of wives, then nine, all beside its wall of the east, until 707', () => {
  const countSolids = (phase: string, material: string): number =>
    piecesOf('chambres', phase)
      .filter((piece) => piece.material === material)
      .flatMap(({ solids }) => solids).length;
  // Each room has one curtain of dark stone.
  expect(['p623', 'p624', 'p628'].map((phase) => countSolids(phase, 'dark-stone'))).toEqual([
    ...[values('chambres'), values('chambres'), values('chambres-fin')],
  ]);
  for (const phase of ['p628', 'p638', 'p649']) {
    // Each room has two side walls, two walls beside its door, and one over the door.
    expect(countSolids(phase, 'brick')).toBe(4 * 5);
    expect(countSolids(phase, 'plaster')).toBe(5 * 5);
    expect(rangeOf('chambres', phase, 0).min).toBeGreaterThan(values('largeur-623') / 2 - 0.2);
  }
  expect(piecesOf('chambres', 'p707')).toEqual([]);
});

it('the mosque of Medina keeps its minbar in its place while the wall of the qibla moves twice', () => {
  const southEnd = (phase: string) => rangeOf('minbar', phase, 2).max;
  const wall = rangeOf('enclos', 'p628', 2).max - values('epaisseur-628');
  expect(wall - southEnd('p628')).toBeCloseTo(values('minbar-recul'), 3);
  expect([southEnd('p638'), southEnd('p649')]).toEqual([southEnd('p628'), southEnd('p628')]);
  expect(solidsOf('minbar', 'p628')).toHaveLength(3);
  const [umar, uthman] = [rangeOf('salle-638', 'p638', 2), rangeOf('salle-649', 'p649', 2)];
  expect([umar.max > wall + 5, uthman.max > umar.max + 4]).toEqual([true, true]);
});

it('the mosque of Medina has five aisles at the qibla under al-Walid, three in the east and four in the west', () => {
  const columns = octagonsOf('salle-707', 'p707', 2.5);
  const countRows = (positions: readonly number[]) =>
    new Set(positions.map((metres) => metres.toFixed(2))).size;
  const middleColumns = columns.filter(({ x }) => Math.abs(x + 12) < 6);
  expect(countRows(middleColumns.filter(({ z }) => z > -15).map(({ z }) => z))).toBe(5);
  const sideColumns = columns.filter(({ z }) => z > -25 && z < -20);
  expect(sideColumns.filter(({ x }) => x > -12)).toHaveLength(3);
  expect(sideColumns.filter(({ x }) => x < -12)).toHaveLength(4);
});

it('the mosque of Medina has a minaret at each of its four corners, and none before 707', () => {
  const shafts = loopsAt('minarets', 'p707', 12).filter((loop) => {
    const xs = loop.map(([x]) => x);
    return Math.max(...xs) - Math.min(...xs) > 3;
  });
  expect(shafts).toHaveLength(values('minarets'));
  const bounds = { x: rangeOf('salle-707', 'p707', 0), z: rangeOf('salle-707', 'p707', 2) };
  const corners = shafts.map((loop) => {
    const [x, z] = [loop.map((point) => point[0]), loop.map((point) => point[1])];
    expect(Math.max(...x) - Math.min(...x)).toBeCloseTo(values('minaret-cote'), 3);
    // Towards the north the walls draw in by eight metres at most.
    return [
      ...(Math.abs(Math.max(...z) - bounds.z.max) < 0.5 ? ['south'] : []),
      ...(Math.abs(Math.min(...z) - bounds.z.min) < 0.5 ? ['north'] : []),
      ...(Math.min(...x) - bounds.x.min < 9 ? ['west'] : []),
      ...(bounds.x.max - Math.max(...x) < 9 ? ['east'] : []),
    ].join(' ');
  });
  expect(corners.toSorted()).toEqual(['north east', 'north west', 'south east', 'south west']);
  expect(piecesOf('minarets', 'p649')).toEqual([]);
});

it('the mosque of Medina has its niche in the inner face of the wall of the qibla', () => {
  const { min, max } = rangeOf('mihrab', 'p707', 2);
  const south = rangeOf('salle-707', 'p707', 2).max;
  expect(max).toBeLessThanOrEqual(south + 1e-6);
  expect(min).toBeLessThan(south - values('epaisseur-salles') + 0.05);
  const width = rangeOf('mihrab', 'p707', 0);
  expect(width.max - width.min).toBeCloseTo(values('niche-largeur'), 1);
});

it('the mosque of Medina shows one state in each year, and none before 623', () => {
  const phaseIds = [622, 623, 624, 627, 628, 637, 638, 648, 649, 706, 707, 800].map(
    (year) => building.phases.find(({ from, to }) => from <= year && year <= to)?.id ?? 'none',
  );
  expect(phaseIds.join(' ')).toBe(
    'none p623 p624 p624 p628 p628 p638 p638 p649 p649 p707 p707',
  );
});
