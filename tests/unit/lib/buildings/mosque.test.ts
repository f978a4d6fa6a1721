import { valuesOf } from '@/lib/buildings/building';
import { modelOf } from '@/lib/buildings/models/models';
import { sectionOf } from '@/lib/buildings/section/section';
import { loadContent } from '@/lib/server/content/loadContent';

const building = loadContent().buildings.find(({ id }) => id === 'mosquee-du-prophete');
if (!building) throw new Error('The mosque of the Prophet is expected.');
const values = valuesOf(building);
const pieces = modelOf(building).pieces(values);
const shownIn = (part: string): readonly string[] =>
  building.parts.find(({ id }) => id === part)?.phases ?? [];

const piecesOf = (part: string, phase: string) =>
  pieces.filter(
    (piece) => piece.part === part && (piece.phases ?? shownIn(part)).includes(phase),
  );

const solidsOf = (part: string, phase: string) =>
  piecesOf(part, phase).flatMap(({ solids }) => solids);

/** Finds the least and the most of a part in a phase along an axis, in metres. */
function reachOf(part: string, phase: string, axis: 0 | 1 | 2) {
  const along = solidsOf(part, phase).flatMap(({ points }) => points.map((one) => one[axis]));
  return { least: Math.min(...along), most: Math.max(...along) };
}

/** Lists the closed lines in which a level plane cuts a part. */
const cutAt = (part: string, phase: string, at: number) =>
  solidsOf(part, phase).flatMap((solid) => sectionOf(solid, { axis: 1, at }));

/** Lists where round bodies stand: those that a level plane cuts in octagons. */
const octagonsOf = (part: string, phase: string, at: number) =>
  cutAt(part, phase, at)
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
  'the mosque of Medina measures as told: %s in %s along %d',
  (part, phase, axis, length) => {
    // The frame of an open door stands four centimetres out of a wall.
    const { least, most } = reachOf(part, phase, axis);
    expect(Math.abs(most - least - length)).toBeLessThan(
      part.startsWith('salle') ? 0.09 : 0.001,
    );
  },
);

it('the mosque of Medina has its qibla shelter in the south from 624, and the shelter of the north becomes the suffa', () => {
  expect(solidsOf('abri-qibla', 'p623')).toEqual([]);
  expect(solidsOf('suffa', 'p623')).toEqual([]);
  expect(reachOf('abri-nord', 'p623', 2).most).toBeLessThan(-12);
  for (const phase of ['p624', 'p628']) {
    const wall = reachOf('enclos', phase, 2);
    expect(reachOf('abri-qibla', phase, 2).least).toBeGreaterThan(5);
    expect(wall.most - reachOf('abri-qibla', phase, 2).most).toBeLessThan(0.8);
    expect(reachOf('suffa', phase, 2).least - wall.least).toBeLessThan(0.8);
    expect(reachOf('suffa', phase, 2).most).toBeLessThan(-10);
  }
  const before = trunksOf('abri-nord', 'p623');
  const moved = trunksOf('suffa', 'p624').map(
    ({ x }, rank) => x - (before[rank]?.x ?? Infinity),
  );
  expect(moved).toHaveLength(values('colonnes-rangee'));
  // The wall is half a brick thicker.
  expect(Math.max(...moved.map(Math.abs))).toBeLessThan(0.13);
});

it('the mosque of Medina has as many trunks as told, three on each side of the minbar', () => {
  const first = trunksOf('abri-qibla', 'p624');
  expect(first).toHaveLength(values('rangees') * values('colonnes-rangee'));
  const minbar = reachOf('minbar', 'p628', 0);
  expect(first.filter(({ x }) => x < minbar.least)).toHaveLength(first.length / 2);
  expect(first.filter(({ x }) => x > minbar.most)).toHaveLength(first.length / 2);
  expect(trunksOf('abri-qibla', 'p628')).toHaveLength(
    values('rangees') * values('colonnes-628'),
  );
});

it('the mosque of Medina is roofed where a head or a raised hand touches it, under the top of its walls', () => {
  for (const phase of ['p624', 'p628'])
    for (const part of ['abri-qibla', 'suffa']) {
      const trunks = solidsOf(part, phase).filter(
        ({ isSmooth, points }) => isSmooth && points.length === 16,
      );
      const tops = trunks.map(({ points }) => Math.max(...points.map(([, y]) => y)));
      expect(tops.length).toBeGreaterThan(5);
      expect([Math.min(...tops), Math.max(...tops)]).toEqual([2.1, 2.1]);
      expect(reachOf(part, phase, 1).most).toBeLessThan(values('hauteur-mur'));
    }
});

it('the mosque of Medina has three doors of its own in each state of brick; that of the south is walled up in 624', () => {
  const frames = (phase: string) =>
    cutAt('portes', phase, 1).filter((loop) => loop.length === 4).length;
  // Two jambs and a leaf.
  for (const phase of ['p623', 'p624', 'p628'])
    expect(frames(phase)).toBe(3 * values('portes-623'));
  const { most: south } = reachOf('enclos', 'p623', 2);
  expect(reachOf('portes', 'p623', 2).most).toBeGreaterThan(south - 0.1);
  expect(reachOf('portes', 'p624', 2).most).toBeLessThan(south - 5);
  const north = reachOf('enclos', 'p624', 2).least;
  expect(reachOf('portes', 'p624', 2).least).toBeLessThan(north + 0.1);
  const closed = cutAt('enclos', 'p624', 1.8).filter((loop) =>
    loop.every(([x, z]) => Math.abs(x) < 0.76 && z > south - 1),
  );
  expect(closed).toHaveLength(1);
});

it('the mosque of Medina has two rooms of wives, then nine, all beside its wall of the east, until 707', () => {
  const countOf = (phase: string, material: string): number =>
    piecesOf('chambres', phase)
      .filter((piece) => piece.material === material)
      .flatMap(({ solids }) => solids).length;
  // A curtain each.
  expect(['p623', 'p624', 'p628'].map((phase) => countOf(phase, 'dark-stone'))).toEqual([
    ...[values('chambres'), values('chambres'), values('chambres-fin')],
  ]);
  for (const phase of ['p628', 'p638', 'p649']) {
    // Two walls aside, two beside the door, one over it.
    expect(countOf(phase, 'brick')).toBe(4 * 5);
    expect(countOf(phase, 'plaster')).toBe(5 * 5);
    expect(reachOf('chambres', phase, 0).least).toBeGreaterThan(
      values('largeur-623') / 2 - 0.2,
    );
  }
  expect(piecesOf('chambres', 'p707')).toEqual([]);
});

it('the mosque of Medina keeps its minbar in its place while the wall of the qibla moves twice', () => {
  const at = (phase: string) => reachOf('minbar', phase, 2).most;
  const wall = reachOf('enclos', 'p628', 2).most - values('epaisseur-628');
  expect(wall - at('p628')).toBeCloseTo(values('minbar-recul'), 3);
  expect([at('p638'), at('p649')]).toEqual([at('p628'), at('p628')]);
  expect(solidsOf('minbar', 'p628')).toHaveLength(3);
  const [umar, uthman] = [reachOf('salle-638', 'p638', 2), reachOf('salle-649', 'p649', 2)];
  expect([umar.most > wall + 5, uthman.most > umar.most + 4]).toEqual([true, true]);
});

it('the mosque of Medina has five aisles at the qibla under al-Walid, three in the east and four in the west', () => {
  const columns = octagonsOf('salle-707', 'p707', 2.5);
  const rows = (list: readonly number[]) => new Set(list.map((one) => one.toFixed(2))).size;
  const middle = columns.filter(({ x }) => Math.abs(x + 12) < 6);
  expect(rows(middle.filter(({ z }) => z > -15).map(({ z }) => z))).toBe(5);
  const half = columns.filter(({ z }) => z > -25 && z < -20);
  expect(half.filter(({ x }) => x > -12)).toHaveLength(3);
  expect(half.filter(({ x }) => x < -12)).toHaveLength(4);
});

it('the mosque of Medina has a minaret at each of its four corners, and none before 707', () => {
  const shafts = cutAt('minarets', 'p707', 12).filter((loop) => {
    const xs = loop.map(([x]) => x);
    return Math.max(...xs) - Math.min(...xs) > 3;
  });
  expect(shafts).toHaveLength(values('minarets'));
  const box = { x: reachOf('salle-707', 'p707', 0), z: reachOf('salle-707', 'p707', 2) };
  const corners = shafts.map((loop) => {
    const [x, z] = [loop.map(([one]) => one), loop.map(([, one]) => one)];
    expect(Math.max(...x) - Math.min(...x)).toBeCloseTo(values('minaret-cote'), 3);
    // The walls lean inwards to the north: eight metres at most.
    return [
      ...(Math.abs(Math.max(...z) - box.z.most) < 0.5 ? ['south'] : []),
      ...(Math.abs(Math.min(...z) - box.z.least) < 0.5 ? ['north'] : []),
      ...(Math.min(...x) - box.x.least < 9 ? ['west'] : []),
      ...(box.x.most - Math.max(...x) < 9 ? ['east'] : []),
    ].join(' ');
  });
  expect(corners.toSorted()).toEqual(['north east', 'north west', 'south east', 'south west']);
  expect(piecesOf('minarets', 'p649')).toEqual([]);
});

it('the mosque of Medina has its niche in the inner face of the wall of the qibla', () => {
  const { least, most } = reachOf('mihrab', 'p707', 2);
  const south = reachOf('salle-707', 'p707', 2).most;
  expect(most).toBeLessThanOrEqual(south + 1e-6);
  expect(least).toBeLessThan(south - values('epaisseur-salles') + 0.05);
  const width = reachOf('mihrab', 'p707', 0);
  expect(width.most - width.least).toBeCloseTo(values('niche-largeur'), 1);
});

it('the mosque of Medina shows one state in each year, and none before 623', () => {
  const shown = [622, 623, 624, 627, 628, 637, 638, 648, 649, 706, 707, 800].map(
    (year) => building.phases.find(({ from, to }) => from <= year && year <= to)?.id ?? 'none',
  );
  expect(shown.join(' ')).toBe('none p623 p624 p624 p628 p628 p638 p638 p649 p649 p707 p707');
});
