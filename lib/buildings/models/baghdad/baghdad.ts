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
import type { MeasureLine, Model, Piece } from '@/lib/buildings/models/model';

/** Builds the round city of Baghdad, and, on the ground, circles of the sizes in other accounts. */
export const baghdad: Model = { pieces, lines };

/** Gates, from the front of the city towards x: north-east, north-west, south-west, south-east. */
const GATES = ['porte-khurasan', 'porte-syrie', 'porte-kufa', 'porte-basra'] as const;

/** Width of a circle on the ground, in metres. */
const RIBBON = 7;

/** Position beside the gate, along x, at which the two walls and the ditch are measured, in metres. */
const BESIDE = 20;

function pieces(values: Values): readonly Piece[] {
  const plan = cityPlanOf(values);
  const circle = (part: string, diameter: string): Piece => ({
    ...{ part, material: 'ground' },
    solids: [groundCircle(values(diameter), RIBBON)],
  });
  return [
    { part: 'fosse', material: 'water', solids: [ditch(plan)] },
    { part: 'mur-exterieur', material: 'brick', solids: outerWall(plan, values) },
    { part: 'mur-principal', material: 'brick', solids: mainWall(plan, values) },
    { part: 'tours', material: 'brick', solids: towers(plan, values) },
    ...GATES.map((part, rank): Piece => ({
      ...{ part, material: 'stone' },
      solids: gate(plan, values, rank),
    })),
    {
      part: 'arcades',
      material: 'plaster',
      solids: GATES.flatMap((_, rank) => gateArcades(plan, values, rank)),
    },
    { part: 'quartiers', material: 'ground', solids: quarters(plan, values) },
    { part: 'palais', material: 'stone', solids: palace(values) },
    { part: 'coupole-verte', material: 'mosaic', solids: [greenDome(values)] },
    { part: 'mosquee', material: 'brick', solids: mosque(values) },
    { part: 'trace', material: 'wood', solids: [cityDisc(values('diametre'))] },
    circle('trace-creswell', 'diametre-creswell'),
    circle('trace-yaqubi', 'diametre-yaqubi'),
  ];
}

function lines(values: Values): Readonly<Record<string, MeasureLine>> {
  const { radius, inner, height, outerWall: walls, ditch: edges, built } = cityPlanOf(values);
  const here = [0, 0, 0] as const;
  const across = (length: number, z: number): MeasureLine => ({
    from: [-length / 2, 0, z],
    to: [length / 2, 0, z],
    away: here,
  });
  const below = (id: string, far: number): MeasureLine => ({
    ...across(values(id), 0),
    away: [0, 0, far],
  });
  const along = (from: number, to: number, x = 0, y = 0): MeasureLine => ({
    from: [x, 0, from],
    to: [x, 0, to],
    away: [0, y, 0],
  });
  const rise = (top: number, z: number, x = 0, out = 0): MeasureLine => ({
    from: [x, 0, z],
    to: [x, top, z],
    away: [0, 0, out],
  });
  return {
    diametre: below('diametre', 730),
    'diametre-creswell': below('diametre-creswell', 1440),
    'diametre-yaqubi': below('diametre-yaqubi', 1840),
    'mur-hauteur': rise(height, radius, BESIDE, 4),
    'mur-pied': along(inner, radius, BESIDE, height + 4),
    'mur-exterieur-hauteur': rise(values('mur-exterieur-hauteur'), walls[1], BESIDE, 4),
    'fosse-largeur': along(edges[0], edges[1], BESIDE),
    fasil: along(radius, walls[0], BESIDE),
    'porte-cour-largeur': across(values('porte-cour-largeur'), radius + 10),
    'porte-second-largeur': across(values('porte-second-largeur'), radius),
    'porte-coupole': rise(values('porte-coupole'), radius),
    'fasil-interieur': along(built[1], inner),
    'arcades-longueur': along(built[0], built[1]),
    'arcades-largeur': across(values('arcades-largeur'), (built[0] + built[1]) / 2),
    palais: across(values('palais'), -values('palais') / 2),
    mosquee: across(values('mosquee'), values('palais') / 2 + values('mosquee')),
    'coupole-verte': rise(values('coupole-verte'), 0),
  };
}
