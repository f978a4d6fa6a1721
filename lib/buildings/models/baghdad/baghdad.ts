import type { Values } from '@/lib/buildings/building';
import { greenDome, mosque, palace, quarters } from '@/lib/buildings/models/baghdad/centre';
import { cityPlanOf } from '@/lib/buildings/models/baghdad/cityPlan';
import {
  ditch,
  mainWall,
  cityDisc,
  outerWall,
  towers,
  groundCircle,
} from '@/lib/buildings/models/baghdad/cityWalls';
import { gate, gateArcades } from '@/lib/buildings/models/baghdad/gates';
import type { DimensionLine, Model, Piece } from '@/lib/buildings/models/model';

/** Builds the round city of Baghdad, and, on the ground, circles of the sizes in other accounts. */
export const baghdad: Model = { pieces, lines };

/** Gates, from the front of the city towards x: north-east, north-west, south-west, south-east. */
const GATES = ['porte-khurasan', 'porte-syrie', 'porte-kufa', 'porte-basra'] as const;

/** Width of a circle on the ground, in metres. */
const RIBBON_WIDTH = 7;

/** Position beside the gate, along x, at which the two walls and the ditch are measured, in metres. */
const MEASURE_X = 20;

function pieces(values: Values): readonly Piece[] {
  const plan = cityPlanOf(values);
  const circlePiece = (part: string, diameter: string): Piece => ({
    ...{ part, material: 'ground' },
    solids: [groundCircle(values(diameter), RIBBON_WIDTH)],
  });
  return [
    { part: 'fosse', material: 'water', solids: [ditch(plan)] },
    { part: 'mur-exterieur', material: 'brick', solids: outerWall(plan, values) },
    { part: 'mur-principal', material: 'brick', solids: mainWall(plan, values) },
    { part: 'tours', material: 'brick', solids: towers(plan, values) },
    ...GATES.map((part, index): Piece => ({
      ...{ part, material: 'stone' },
      solids: gate(plan, values, index),
    })),
    {
      part: 'arcades',
      material: 'plaster',
      solids: GATES.flatMap((_, index) => gateArcades(plan, values, index)),
    },
    { part: 'quartiers', material: 'ground', solids: quarters(plan, values) },
    { part: 'palais', material: 'stone', solids: palace(values) },
    { part: 'coupole-verte', material: 'mosaic', solids: [greenDome(values)] },
    { part: 'mosquee', material: 'brick', solids: mosque(values) },
    { part: 'trace', material: 'wood', solids: [cityDisc(values('diametre'))] },
    circlePiece('trace-creswell', 'diametre-creswell'),
    circlePiece('trace-yaqubi', 'diametre-yaqubi'),
  ];
}

function lines(values: Values): Readonly<Record<string, DimensionLine>> {
  const {
    radius,
    innerRadius,
    height,
    outerWall: outerWallRadii,
    ditch: ditchRadii,
    builtRing,
  } = cityPlanOf(values);
  const noOffset = [0, 0, 0] as const;
  const widthLine = (length: number, z: number): DimensionLine => ({
    from: [-length / 2, 0, z],
    to: [length / 2, 0, z],
    away: noOffset,
  });
  const diameterLine = (id: string, offset: number): DimensionLine => ({
    ...widthLine(values(id), 0),
    away: [0, 0, offset],
  });
  const radialLine = (from: number, to: number, x = 0, y = 0): DimensionLine => ({
    from: [x, 0, from],
    to: [x, 0, to],
    away: [0, y, 0],
  });
  const heightLine = (top: number, z: number, x = 0, offset = 0): DimensionLine => ({
    from: [x, 0, z],
    to: [x, top, z],
    away: [0, 0, offset],
  });
  return {
    diametre: diameterLine('diametre', 730),
    'diametre-creswell': diameterLine('diametre-creswell', 1440),
    'diametre-yaqubi': diameterLine('diametre-yaqubi', 1840),
    'mur-hauteur': heightLine(height, radius, MEASURE_X, 4),
    'mur-pied': radialLine(innerRadius, radius, MEASURE_X, height + 4),
    'mur-exterieur-hauteur': heightLine(
      values('mur-exterieur-hauteur'),
      outerWallRadii[1],
      MEASURE_X,
      4,
    ),
    'fosse-largeur': radialLine(ditchRadii[0], ditchRadii[1], MEASURE_X),
    fasil: radialLine(radius, outerWallRadii[0], MEASURE_X),
    'porte-cour-largeur': widthLine(values('porte-cour-largeur'), radius + 10),
    'porte-second-largeur': widthLine(values('porte-second-largeur'), radius),
    'porte-coupole': heightLine(values('porte-coupole'), radius),
    'fasil-interieur': radialLine(builtRing[1], innerRadius),
    'arcades-longueur': radialLine(builtRing[0], builtRing[1]),
    'arcades-largeur': widthLine(values('arcades-largeur'), (builtRing[0] + builtRing[1]) / 2),
    palais: widthLine(values('palais'), -values('palais') / 2),
    mosquee: widthLine(values('mosquee'), values('palais') / 2 + values('mosquee')),
    'coupole-verte': heightLine(values('coupole-verte'), 0),
  };
}
