import { meshOf } from '@/lib/buildings/mesh/mesh';
import { valuesOf } from '@/lib/buildings/building';
import { modelOf } from '@/lib/buildings/models/models';
import type { Piece } from '@/lib/buildings/models/model';
import { isClosed, volumeOf } from '@/lib/buildings/solids/solid';
import { cross, subtract } from '@/lib/buildings/solids/vector';
import { loadContent } from '@/lib/server/content/loadContent';

const { buildings } = loadContent();

const drawnBuildings = buildings.map((building) => {
  const { pieces, lines } = modelOf(building);
  const values = valuesOf(building);
  return [building.id, { building, pieces: pieces(values), lines: lines(values) }] as const;
});

const pointsOf = (pieces: readonly Piece[], part: string) =>
  pieces
    .filter((piece) => piece.part === part)
    .flatMap(({ solids }) => solids.flatMap(({ points }) => points));

/** Measures the extent of a part along an axis, in metres. */
const extentOf = (pieces: readonly Piece[], part: string, axis: 0 | 1 | 2): number => {
  const metres = pointsOf(pieces, part).map((point) => point[axis]);
  return Math.max(...metres) - Math.min(...metres);
};

describe.each(drawnBuildings)('The model of %s', (_, { building, pieces }) => {
  it('draws every part of its content, and no other', () => {
    expect([...new Set(pieces.map(({ part }) => part))].toSorted()).toEqual(
      building.parts.map(({ id }) => id).toSorted(),
    );
  });

  it('is made of closed bodies whose faces look outwards', () => {
    for (const { part, solids } of pieces)
      for (const solid of solids) {
        expect([part, isClosed(solid)]).toEqual([part, true]);
        expect(volumeOf(solid)).toBeGreaterThan(0);
      }
  });
});

describe.each(drawnBuildings)('The mesh of %s', (_, { pieces }) => {
  it('has no triangle without an area', () => {
    for (const { part, vertices, triangles } of meshOf(pieces)) {
      const cornerAt = (index: number) =>
        vertices[triangles[index] ?? 0]?.position ?? ([0, 0, 0] as const);
      for (let index = 0; index < triangles.length; index += 3) {
        const [a, b, c] = [cornerAt(index), cornerAt(index + 1), cornerAt(index + 2)];
        const area = Math.hypot(...cross(subtract(b, a), subtract(c, a))) / 2;
        if (area < 1e-7) throw new Error(`${part}: ${JSON.stringify([a, b, c])}`);
      }
    }
  });

  it('has at most 40,000 triangles', () => {
    const count = meshOf(pieces).reduce((sum, { triangles }) => sum + triangles.length / 3, 0);
    expect(count).toBeLessThanOrEqual(40_000);
  });
});

describe.each(drawnBuildings)('The measures of %s', (_, { building, lines }) => {
  it('are as long as the lines that show them', () => {
    const values = valuesOf(building);
    expect(Object.keys(lines).length).toBeGreaterThan(0);
    for (const [id, { from, to }] of Object.entries(lines))
      expect([id, Math.hypot(...subtract(from, to)).toFixed(3)]).toEqual([
        id,
        values(id).toFixed(3),
      ]);
  });
});

/** Parameters that no solid depends on: derived counts and lengths, a unit, and bricks too small to draw. */
const UNDRAWN: readonly string[] = [
  'dome-du-rocher deambulatoire-interieur',
  'dome-du-rocher inscription',
  'dome-du-rocher octogone-piliers',
  'kaba hijr-reste',
  'kaba portes-684',
  'kaba sud-ouest',
  'ville-ronde-de-bagdad brique',
  'ville-ronde-de-bagdad coudee',
];

describe.each(drawnBuildings)('The model of %s', (id, { building, pieces }) => {
  it('changes with each parameter except those that no solid depends on', () => {
    const values = valuesOf(building);
    const model = modelOf(building);
    const originalPieces = JSON.stringify(pieces);
    const unchanged = building.parameters.filter(({ id: parameter, unit }) => {
      const step = unit === 'nombre' ? -1 : 0.08;
      const changed = model.pieces((name) => values(name) + (name === parameter ? step : 0));
      return JSON.stringify(changed) === originalPieces;
    });
    expect(unchanged.map(({ id: parameter }) => `${id} ${parameter}`).toSorted()).toEqual(
      UNDRAWN.filter((line) => line.startsWith(`${id} `)),
    );
  });
});

describe('The dam of Mu’âwiya', () => {
  const dam = drawnBuildings.find(([id]) => id === 'barrage-de-muawiya');
  if (!dam) throw new Error('The dam is expected.');
  const [, { building, pieces }] = dam;

  it.each([
    ['mur', 0, 'longueur'],
    ['mur', 1, 'hauteur'],
    ['mur', 2, 'epaisseur'],
    ['deversoir', 0, 'deversoir'],
  ] as const)('is as large as measured: %s along %d, %s', (part, axis, parameter) => {
    expect(extentOf(pieces, part, axis)).toBeCloseTo(valuesOf(building)(parameter), 3);
  });

  it('has as many courses as its number of steps times the courses of a step', () => {
    const [wall] = pieces;
    const bottoms = new Set(
      wall?.solids
        .slice(0, -1)
        .map(({ points }) => Math.min(...points.map(([, y]) => y)).toFixed(3)),
    );
    expect(bottoms.size).toBe(valuesOf(building)('degres') * valuesOf(building)('assises'));
  });

  it('has strokes as many and as long as the lines of its inscription', () => {
    const lines =
      pieces.find(({ part }) => part === 'rocher-inscrit')?.solids[0]?.outlines ?? [];
    const lengths = lines.map(([from, to]) => (to?.[0] ?? 0) - (from?.[0] ?? 0));
    expect(lengths).toHaveLength(valuesOf(building)('lignes'));
    for (const length of lengths)
      expect(length).toBeCloseTo(valuesOf(building)('inscription-longueur'), 6);
  });
});
