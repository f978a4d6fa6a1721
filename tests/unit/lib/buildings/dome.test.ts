import { valuesOf } from '@/lib/buildings/building';
import { modelOf } from '@/lib/buildings/models/models';
import { areaOf, sectionOf } from '@/lib/buildings/section/section';
import { loadContent } from '@/lib/server/content/loadContent';

const building = loadContent().buildings.find(({ id }) => id === 'dome-du-rocher');
if (!building) throw new Error('The Dome of the Rock is expected.');
const values = valuesOf(building);
const pieces = modelOf(building).pieces(values);

const solidsOf = (part: string, material?: string) =>
  pieces
    .filter((piece) => piece.part === part && (!material || piece.material === material))
    .flatMap(({ solids }) => solids);

const metresOf = (part: string, axis: 0 | 1 | 2): readonly number[] =>
  solidsOf(part).flatMap(({ points }) => points.map((point) => point[axis]));

const maxOf = (part: string, axis: 0 | 1 | 2): number => Math.max(...metresOf(part, axis));
const minOf = (part: string, axis: 0 | 1 | 2): number => Math.min(...metresOf(part, axis));

/** Counts the loops in which a horizontal plane cuts a part, with their area in square metres. */
function planOf(part: string, height: number, material?: string) {
  const loops = solidsOf(part, material).flatMap((solid) =>
    sectionOf(solid, { axis: 1, at: height }),
  );
  return { count: loops.length, area: areaOf(loops) };
}

it('the Dome of the Rock has walls of the area that its side, its thickness and its doors give', () => {
  const outer = 2 * (1 + Math.SQRT2) * values('cote') ** 2;
  const inner = 8 * Math.tan(Math.PI / 8) * (outerFace() - values('epaisseur')) ** 2;
  const doors = values('portes') * values('porte-largeur') * values('epaisseur');
  expect(outer - inner).toBeCloseTo(208.6, 0);
  expect(planOf('mur', 3, 'stone').area).toBeCloseTo(outer - inner - doors, 1);
});

const outerFace = (): number => values('cote') / (2 * Math.tan(Math.PI / 8));

it('the Dome of the Rock is as wide and as high as measured', () => {
  expect(maxOf('mur', 2)).toBeCloseTo(outerFace(), 3);
  expect(maxOf('mur', 1)).toBeCloseTo(values('hauteur-mur') + values('parapet'), 3);
  expect(maxOf('coupole', 1)).toBeCloseTo(values('hauteur-totale'), 3);
  expect(maxOf('tambour', 1)).toBeCloseTo(values('tambour-sommet'), 3);
  expect(maxOf('portes', 1)).toBeCloseTo(values('porte-hauteur'), 3);
  expect(maxOf('rocher', 1)).toBeCloseTo(values('rocher-hauteur'), 3);
  expect(maxOf('rocher', 0) - minOf('rocher', 0)).toBeCloseTo(values('rocher-largeur'), 3);
  expect(maxOf('rocher', 2) - minOf('rocher', 2)).toBeCloseTo(values('rocher-longueur'), 3);
});

it('the Dome of the Rock has as many piers and columns as counted', () => {
  // A pier of the octagon consists of two solids that meet at a corner.
  expect(planOf('octogone', 3).count).toBe(
    2 * values('octogone-piliers') + values('octogone-colonnes'),
  );
  expect(planOf('anneau', 3).count).toBe(values('anneau-piliers') + values('anneau-colonnes'));
});

it('the Dome of the Rock has as many windows as its walls and its drum have', () => {
  const [windows, closedSides] = [values('panneaux') - 2, 8 - values('portes')];
  expect(planOf('mur', 5, 'metal').count).toBe(
    windows * closedSides + (windows - 1) * values('portes'),
  );
  // A pier of stone and a screen for each window of the drum.
  expect(planOf('tambour', 15.6).count).toBe(2 * values('tambour-fenetres'));
});

it('the Dome of the Rock has its inscribed band around both faces of the octagon, near the length that is measured', () => {
  const faces = solidsOf('bande');
  const lengths = faces.map(({ points }) => {
    const [from, to] = [points[0], points[4]];
    return from && to ? Math.hypot(from[0] - to[0], from[2] - to[2]) : 0;
  });
  const length = lengths.reduce((sum, faceLength) => sum + faceLength, 0);
  expect(Math.abs(length - values('inscription')) / values('inscription')).toBeLessThan(0.1);
});
