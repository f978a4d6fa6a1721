import { valuesOf } from '@/lib/buildings/building';
import { modelOf } from '@/lib/buildings/models/models';
import { areaOf, sectionOf } from '@/lib/buildings/section/section';
import { loadContent } from '@/lib/server/content/loadContent';

const building = loadContent().buildings.find(({ id }) => id === 'ville-ronde-de-bagdad');
if (!building) throw new Error('The round city is expected.');
const values = valuesOf(building);
const pieces = modelOf(building).pieces(values);
const CUBIT = 0.518;

const solidsOf = (part: string) =>
  pieces.filter((piece) => piece.part === part).flatMap(({ solids }) => solids);

/** Measures the range of a part along an axis, in metres. */
function rangeOf(part: string, axis: 0 | 1 | 2) {
  const metres = solidsOf(part).flatMap(({ points }) => points.map((point) => point[axis]));
  return { min: Math.min(...metres), max: Math.max(...metres) };
}

const extentOf = (part: string, axis: 0 | 1 | 2): number => {
  const { min, max } = rangeOf(part, axis);
  return max - min;
};

/** Lists the loops in which a horizontal plane cuts a part. */
const planOf = (part: string, height: number) =>
  solidsOf(part).flatMap((solid) => sectionOf(solid, { axis: 1, at: height }));

it('the round city is a circle of 2,200 cubits, with walls of 35 and a green dome of 80', () => {
  expect(extentOf('mur-principal', 0)).toBeCloseTo(2200 * CUBIT, 3);
  expect(extentOf('mur-principal', 2)).toBeCloseTo(2200 * CUBIT, 3);
  expect(rangeOf('mur-principal', 1).max).toBeCloseTo(35 * CUBIT, 3);
  expect(rangeOf('coupole-verte', 1).max).toBeCloseTo(80 * CUBIT, 3);
  expect(rangeOf('porte-basra', 1).max).toBeCloseTo(50 * CUBIT, 3);
});

it('the round city has a palace of 400 cubits and a mosque of 200, which do not meet', () => {
  expect([extentOf('palais', 0), extentOf('palais', 2)]).toEqual([
    expect.closeTo(400 * CUBIT, 3),
    expect.closeTo(400 * CUBIT, 3),
  ]);
  expect([extentOf('mosquee', 0), extentOf('mosquee', 2)]).toEqual([
    expect.closeTo(200 * CUBIT, 3),
    expect.closeTo(200 * CUBIT, 3),
  ]);
  expect(rangeOf('mosquee', 2).min).toBeGreaterThan(rangeOf('palais', 2).max);
});

it('the round city has 113 towers: 28 between two gates, 29 between Basra and Kûfa', () => {
  const towers = planOf('tours', 3).map((loop) => {
    const mean = (axis: 0 | 1): number =>
      loop.reduce((sum, point) => sum + point[axis], 0) / loop.length;
    return Math.floor((Math.atan2(mean(0), mean(1)) / (Math.PI / 2) + 4) % 4);
  });
  const counts = [0, 1, 2, 3].map(
    (quarter) => towers.filter((quarterOfTower) => quarterOfTower === quarter).length,
  );
  expect(counts).toEqual([28, 28, 29, 28]);
});

it('the round city has 53 arcades behind each of its four gates, along 200 cubits', () => {
  // Each side of a passage has one pier more than arcades.
  expect(planOf('arcades', 3)).toHaveLength(4 * 2 * (values('arcades') + 1));
  const [first] = solidsOf('arcades');
  const depths = first?.points.map(([, , z]) => z) ?? [];
  expect(Math.max(...depths) - Math.min(...depths)).toBeCloseTo(200 * CUBIT, 3);
});

it('the round city has a main wall of the area that its circle, its thickness and its four ways give', () => {
  const [outer, inner] = [values('diametre') / 2, values('diametre') / 2 - values('mur-pied')];
  const ways = 4 * values('porte-second-largeur') * values('mur-pied');
  const area = areaOf(planOf('mur-principal', 0.01));
  const expectedArea = Math.PI * (outer ** 2 - inner ** 2) - ways;
  expect(Math.abs(area / expectedArea - 1)).toBeLessThan(0.005);
});

it('the round city has three circles on the ground: 1,140 m, 2,638 m and 3,440 m', () => {
  const diameters = ['trace', 'trace-creswell', 'trace-yaqubi'].map((part, rank) =>
    Math.round(extentOf(part, 2) - (rank > 0 ? 7 : 0)),
  );
  expect(diameters).toEqual([1140, 2638, 3440]);
});

it('the round city is a plan on the ground in 762, and a city from 766', () => {
  const phaseIds = [761, 762, 765, 766, 800].map(
    (year) => building.phases.find(({ from, to }) => from <= year && year <= to)?.id,
  );
  expect(phaseIds).toEqual([undefined, 'p762', 'p762', 'p766', 'p766']);
  expect(
    building.parts.filter(({ phases }) => phases.includes('p762')).map(({ id }) => id),
  ).toEqual(['trace', 'trace-creswell', 'trace-yaqubi']);
});
