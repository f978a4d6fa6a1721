import type { Values } from '@/lib/buildings/building';
import type { Model, Piece } from '@/lib/buildings/models/model';
import {
  alabasterDomes,
  alabasterSlab,
  churchDome,
  domeMosaic,
  goldenMosaic,
} from '@/lib/buildings/models/qalis/churchDome';
import { iwanArches, iwanMosaic } from '@/lib/buildings/models/qalis/churchIwan';
import { churchLines } from '@/lib/buildings/models/qalis/churchLines';
import { churchPlanOf } from '@/lib/buildings/models/qalis/churchPlan';
import {
  bronzeDoor,
  churchGround,
  churchStairs,
  naveWood,
} from '@/lib/buildings/models/qalis/churchRooms';
import {
  enclosingWall,
  ringOfWalls,
  tracedSquare,
} from '@/lib/buildings/models/qalis/churchSite';
import { beamEnds, triangularStones } from '@/lib/buildings/models/qalis/churchStones';
import { churchWalls } from '@/lib/buildings/models/qalis/churchWalls';

/** Builds the church of Abraha: its banded walls, its three rooms, its enclosure, and the ring of Ghurqat al-Qalîs. */
export const qalis: Model = { pieces, lines: churchLines };

function pieces(values: Values): readonly Piece[] {
  const plan = churchPlanOf(values);
  const lanterns = alabasterDomes(plan, values);
  const walls = [...churchWalls(plan, values), ...triangularStones(plan, values)];
  return [
    { part: 'enceinte', material: 'ground', solids: enclosingWall(plan, values) },
    { part: 'terrasse', material: 'rock', solids: churchGround(plan) },
    { part: 'terrasse', material: 'plaster', solids: churchStairs(plan, values) },
    ...walls.map(([material, solids]): Piece => ({ part: 'murs', material, solids })),
    { part: 'murs', material: 'wood', solids: beamEnds(plan, values) },
    { part: 'porte', material: 'metal', solids: bronzeDoor(plan, values) },
    { part: 'nef', material: 'wood', solids: naveWood(plan, values) },
    { part: 'iwan', material: 'plaster', solids: iwanArches(plan, values) },
    { part: 'iwan', material: 'mosaic', solids: iwanMosaic(plan, values) },
    { part: 'coupole', material: 'plaster', solids: churchDome(plan, values) },
    { part: 'coupole', material: 'mosaic', solids: domeMosaic(plan, values) },
    { part: 'coupole', material: 'gilding', solids: [goldenMosaic(plan, values)] },
    { part: 'lanterneaux', material: 'wood', solids: lanterns.beams },
    { part: 'lanterneaux', material: 'plaster', solids: lanterns.domes },
    { part: 'albatre', material: 'plaster', solids: [alabasterSlab(plan, values)] },
    { part: 'trace', material: 'wood', solids: tracedSquare(plan) },
    { part: 'anneau', material: 'stone', solids: ringOfWalls(plan) },
  ];
}
