import { valuesOf } from '@/lib/buildings/building';
import { modelOf } from '@/lib/buildings/models/models';
import { storeysOf } from '@/lib/buildings/models/taq/facade';
import { areaOf, sectionOf } from '@/lib/buildings/section/section';
import { loadContent } from '@/lib/server/content/loadContent';

const building = loadContent().buildings.find(({ id }) => id === 'taq-i-kisra');
if (!building) throw new Error('The Tâq-i Kisrâ is expected.');
const values = valuesOf(building);
const pieces = modelOf(building).pieces(values);

const solidsOf = (part: string) =>
  pieces.filter((piece) => piece.part === part).flatMap(({ solids }) => solids);

const metresOf = (part: string, axis: 0 | 1 | 2): readonly number[] =>
  solidsOf(part).flatMap(({ points }) => points.map((point) => point[axis]));

const maxOf = (part: string, axis: 0 | 1 | 2): number => Math.max(...metresOf(part, axis));
const minOf = (part: string, axis: 0 | 1 | 2): number => Math.min(...metresOf(part, axis));

/** Lists the loops in which a plane across the hall, well behind the front, cuts a part. */
const cutAcross = (part: string) =>
  solidsOf(part).flatMap((solid) => sectionOf(solid, { axis: 2, at: -24.4 }));

it('the Taq-i Kisra has a vault as wide, as deep and as thick at its crown as surveyed', () => {
  const wallPoints = cutAcross('murs').flat();
  expect(Math.min(...wallPoints.map(([x]) => Math.abs(x)))).toBeCloseTo(
    values('ouverture') / 2,
    3,
  );
  expect(maxOf('murs', 0) - values('ouverture') / 2).toBeCloseTo(values('mur-pied'), 3);
  expect(maxOf('voute', 2) - minOf('voute', 2)).toBeCloseTo(values('profondeur'), 3);
  expect(maxOf('voute', 1)).toBeCloseTo(values('voute-hauteur') + values('voute-sommet'), 3);
});

it('the Taq-i Kisra has a vault that is half of an ellipse inside: 27.3 m high half-way to its wall', () => {
  const half = values('ouverture') / 4;
  const heights = cutAcross('voute').flatMap((loop) =>
    loop.flatMap(([x, y], rank) => {
      const [u, v] = loop[(rank + 1) % loop.length] ?? [x, y];
      return x < half === u < half ? [] : [y + ((half - x) / (u - x)) * (v - y)];
    }),
  );
  expect(Math.abs(Math.min(...heights) - 27.32)).toBeLessThan(0.1);
});

it('the Taq-i Kisra has a vault whose slices fill the area between its two curves', () => {
  const [a, b] = [values('ouverture') / 2, values('voute-hauteur') - values('voute-naissance')];
  const expectedArea =
    (Math.PI / 2) * ((a + values('mur-pied')) * (b + values('voute-sommet')) - a * b);
  expect(Math.abs(areaOf(cutAcross('voute')) / expectedArea - 1)).toBeLessThan(0.01);
});

it('the Taq-i Kisra leans its slices as the bricks do, from their foot to their crown', () => {
  const slice = solidsOf('voute').find(
    ({ points }) =>
      Math.min(...points.map(([, y]) => y)) < values('voute-naissance') + 0.01 &&
      Math.min(...points.map(([, , z]) => z)) > -values('profondeur') + 1,
  );
  const line = slice?.details?.[0] ?? [];
  const foot = line[0];
  const crown = line[(line.length - 1) / 2];
  if (!foot || !crown) throw new Error('A slice of the vault is expected.');
  const lean = Math.atan2(foot[2] - crown[2], crown[1] - foot[1]);
  expect(Math.abs((lean * 180) / Math.PI - values('inclinaison'))).toBeLessThan(0.1);
});

it('the Taq-i Kisra has a front as wide and as high as surveyed, in as many storeys as counted', () => {
  expect(maxOf('mur-nord', 0)).toBeCloseTo(values('facade-demi'), 3);
  expect(minOf('mur-sud', 0)).toBeCloseTo(-values('facade-demi'), 3);
  expect(maxOf('arcatures', 1) - minOf('arcatures', 1)).toBeCloseTo(
    values('facade-hauteur'),
    3,
  );
  const ledges = new Set(
    storeysOf(values('facade-etages'), values('facade-hauteur')).map(([, top]) =>
      metresOf('arcatures', 1).some((y) => Math.abs(y - top) < 1e-6),
    ),
  );
  expect([...ledges]).toEqual([true]);
  expect(storeysOf(values('facade-etages'), values('facade-hauteur'))).toHaveLength(
    values('facade-etages'),
  );
});

it('the Taq-i Kisra has as many arches on each storey as its bays hold', () => {
  const [, storey] = storeysOf(values('facade-etages'), values('facade-hauteur')).toReversed();
  const [low = 0, high = 0] = storey ?? [];
  const piers = pieces
    .filter(({ part, material }) => part === 'arcatures' && material === 'plaster')
    .flatMap(({ solids }) => solids)
    .flatMap((solid) => sectionOf(solid, { axis: 1, at: low + 0.3 * (high - low) }))
    .filter((loop) => Math.max(...loop.map(([, z]) => z)) < 0.7)
    .filter((loop) => Math.max(...loop.map(([x]) => x)) > values('ouverture') / 2 + 1.01);
  // A storey has one pier more than arches.
  expect(piers).toHaveLength(values('travees') * values('arcs-travee') + 1);
});

it('the Taq-i Kisra loses its crown, rooms and court after the conquest, and has a phase in each year of the clock', () => {
  const partsIn = (phase: string) =>
    building.parts.filter(({ phases }) => phases.includes(phase)).map(({ id }) => id);
  expect(partsIn('p540').filter((id) => !partsIn('p637').includes(id))).toEqual([
    'couronnement',
    'salles',
    'cour',
  ]);
  const phaseIds = [539, 540, 636, 637, 800].map(
    (year) => building.phases.find(({ from, to }) => from <= year && year <= to)?.id,
  );
  expect(phaseIds).toEqual([undefined, 'p540', 'p540', 'p637', 'p637']);
});
