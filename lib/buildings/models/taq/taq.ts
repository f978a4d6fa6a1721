import type { Values } from '@/lib/buildings/building';
import type { DimensionLine, Model, Piece } from '@/lib/buildings/models/model';
import { archivolt } from '@/lib/buildings/models/taq/archivolt';
import { blindArcades, upperWall, nicheBacks, wing } from '@/lib/buildings/models/taq/facade';
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
    { part: 'arcatures', material: 'brick', solids: nicheBacks(plan) },
    { part: 'couronnement', material: 'brick', solids: [upperWall(plan)] },
    { part: 'fond', material: 'brick', solids: [backWall(plan, values)] },
    { part: 'salles', material: 'stone', solids: halls(plan, values) },
    { part: 'cour', material: 'ground', solids: [court(plan, values)] },
  ];
}

/** Position along z at which the hall is measured, in metres. */
const HALL_Z = -32;

function lines(values: Values): Readonly<Record<string, DimensionLine>> {
  const { innerX, outerX, depth, springing, crown, apex, frontHalf, height, frontDepth } =
    taqPlanOf(values);
  const noOffset = [0, 0, 0] as const;
  return {
    ouverture: { from: [-innerX, 0, HALL_Z], to: [innerX, 0, HALL_Z], away: noOffset },
    profondeur: { from: [0, 0, 0], to: [0, 0, -depth], away: noOffset },
    'facade-demi': { from: [0, 0, 0], to: [frontHalf, 0, 0], away: [0, 0, 5] },
    'facade-hauteur': { from: [0, 0, 0], to: [0, height, 0], away: [0, 0, 5] },
    'facade-epaisseur': { from: [26, 0, 0], to: [26, 0, -frontDepth], away: noOffset },
    'voute-hauteur': { from: [0, 0, HALL_Z], to: [0, crown, HALL_Z], away: noOffset },
    'voute-naissance': {
      from: [-innerX, 0, HALL_Z],
      to: [-innerX, springing, HALL_Z],
      away: [4.5, 0, 0],
    },
    'voute-sommet': { from: [0, crown, HALL_Z], to: [0, apex, HALL_Z], away: noOffset },
    'mur-pied': { from: [innerX, 0, HALL_Z], to: [outerX, 0, HALL_Z], away: [0, -2.5, 0] },
    cour: { from: [0, 0, 0], to: [0, 0, values('cour')], away: [0, -3, 0] },
  };
}
