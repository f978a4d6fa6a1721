import type { Values } from '@/lib/buildings/building';
import type { MeasureLine, Model, Piece } from '@/lib/buildings/models/model';
import { archivolt } from '@/lib/buildings/models/taq/archivolt';
import { blindArcades, crowning, niches, wing } from '@/lib/buildings/models/taq/facade';
import { backWall, court, halls } from '@/lib/buildings/models/taq/palace';
import { taqPlanOf } from '@/lib/buildings/models/taq/plan';
import { hallWalls, vault } from '@/lib/buildings/models/taq/vault';

/** Builds the Tâq-i Kisrâ: its hall with the leaning slices of the vault, its front, and the supposed palace around. */
export const taq: Model = { pieces, lines };

function pieces(values: Values): readonly Piece[] {
  const plan = taqPlanOf(values);
  return [
    { part: 'voute', material: 'brick', solids: vault(plan, values) },
    { part: 'murs', material: 'brick', solids: hallWalls(plan) },
    { part: 'mur-sud', material: 'brick', solids: [wing(plan, -1)] },
    { part: 'mur-nord', material: 'brick', solids: [wing(plan, 1)] },
    {
      part: 'arcatures',
      material: 'plaster',
      solids: [...blindArcades(plan, values), archivolt(plan)],
    },
    { part: 'arcatures', material: 'brick', solids: niches(plan) },
    { part: 'couronnement', material: 'brick', solids: [crowning(plan)] },
    { part: 'fond', material: 'brick', solids: [backWall(plan, values)] },
    { part: 'salles', material: 'stone', solids: halls(plan, values) },
    { part: 'cour', material: 'ground', solids: [court(plan, values)] },
  ];
}

/** Position along z at which the hall is measured, in metres. */
const MIDDLE = -32;

function lines(values: Values): Readonly<Record<string, MeasureLine>> {
  const { half, outer, depth, springing, crown, top, reach, height, thick } = taqPlanOf(values);
  const here = [0, 0, 0] as const;
  return {
    ouverture: { from: [-half, 0, MIDDLE], to: [half, 0, MIDDLE], away: here },
    profondeur: { from: [0, 0, 0], to: [0, 0, -depth], away: here },
    'facade-demi': { from: [0, 0, 0], to: [reach, 0, 0], away: [0, 0, 5] },
    'facade-hauteur': { from: [0, 0, 0], to: [0, height, 0], away: [0, 0, 5] },
    'facade-epaisseur': { from: [26, 0, 0], to: [26, 0, -thick], away: here },
    'voute-hauteur': { from: [0, 0, MIDDLE], to: [0, crown, MIDDLE], away: here },
    'voute-naissance': {
      from: [-half, 0, MIDDLE],
      to: [-half, springing, MIDDLE],
      away: [4.5, 0, 0],
    },
    'voute-sommet': { from: [0, crown, MIDDLE], to: [0, top, MIDDLE], away: here },
    'mur-pied': { from: [half, 0, MIDDLE], to: [outer, 0, MIDDLE], away: [0, -2.5, 0] },
    cour: { from: [0, 0, 0], to: [0, 0, values('cour')], away: [0, -3, 0] },
  };
}
