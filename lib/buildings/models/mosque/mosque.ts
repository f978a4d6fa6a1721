import type { Values } from '@/lib/buildings/building';
import {
  innerGround,
  mudDoors,
  enclosureTrace,
  mudBricks,
  stoneBase,
  walledUp,
} from '@/lib/buildings/models/mosque/enclosure';
import { minbar } from '@/lib/buildings/models/mosque/minbar';
import { mosqueLines } from '@/lib/buildings/models/mosque/mosqueLines';
import {
  mosquePlanOf,
  sideLine,
  type MosquePlan,
} from '@/lib/buildings/models/mosque/mosquePlan';
import { curtainOf, doorsOf, type Opening } from '@/lib/buildings/models/mosque/opening';
import { roomOpening, rooms, rowEnd } from '@/lib/buildings/models/mosque/rooms';
import { northShelter, qiblaShelter } from '@/lib/buildings/models/mosque/shelters';
import { umarPieces, uthmanPieces, walidPieces } from '@/lib/buildings/models/mosque/states';
import type { Model, Piece } from '@/lib/buildings/models/model';

/** Builds the mosque of the Prophet at Medina in its six states, from the first enclosure to the halls of al-Walîd. */
export const medina: Model = { pieces, lines: mosqueLines };

function pieces(values: Values): readonly Piece[] {
  return [
    ...firstEnclosurePieces(values),
    ...turnedQiblaPieces(values),
    ...enlargedPieces(values),
    ...roomPieces(values),
    ...otherOutlinePieces(values),
    { part: 'minbar', material: 'wood', solids: minbar(mosquePlanOf('p628', values), values) },
    ...umarPieces(values),
    ...uthmanPieces(values),
    ...walidPieces(values),
  ];
}

/** Lists the indices of the rooms of a phase, from 0 for the southernmost room. */
const roomIndicesOf = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index);

/**
 * Builds the parts common to the mud-brick enclosures: stone base, brick walls, doors, ground, curtains of the rooms.
 * @param walledDoors walled-up doors
 */
function mudPieces(
  phase: string,
  plan: MosquePlan,
  values: Values,
  gates: readonly Opening[],
  roomCount: number,
  walledDoors: readonly Opening[] = [],
): readonly Piece[] {
  const curtains = roomIndicesOf(roomCount).map((index) => roomOpening(index, values));
  const openings = [...gates, ...curtains, ...walledDoors];
  const line = sideLine(plan, 'east');
  const phases = [phase];
  return [
    { part: 'enclos', material: 'rock', phases, solids: stoneBase(plan, values, openings) },
    {
      ...{ part: 'enclos', material: 'brick', phases },
      solids: [
        ...mudBricks(plan, values, openings),
        ...walledDoors.map((opening) => walledUp(plan, values, opening)),
      ],
    },
    { part: 'portes', material: 'wood', phases, solids: mudDoors(plan, gates) },
    { part: 'cour', material: 'ground', phases, solids: [innerGround(plan)] },
    {
      ...{ part: 'chambres', material: 'dark-stone', phases },
      solids: curtains.map((opening) => curtainOf(line, opening, values('rideau-hauteur'))),
    },
  ];
}

/** Returns the doors of a mud-brick enclosure; the doors of the east wall are north of the rooms. */
const mudGates = (
  plan: MosquePlan,
  values: Values,
  backWall: 'south' | 'north',
  roomCount: number,
): readonly Opening[] =>
  doorsOf(plan, values, [values('portes-623'), backWall], rowEnd(roomCount, values));

function firstEnclosurePieces(values: Values): readonly Piece[] {
  const plan = mosquePlanOf('p623', values);
  const gates = mudGates(plan, values, 'south', values('chambres'));
  const { wood, palm } = northShelter(plan, values, values('colonnes-rangee'));
  return [
    ...mudPieces('p623', plan, values, gates, values('chambres')),
    { part: 'abri-nord', material: 'wood', solids: wood },
    { part: 'abri-nord', material: 'palm', solids: palm },
  ];
}

/** Builds the enclosure after the change of qibla: the south door walled up, a new door in the north wall. */
function turnedQiblaPieces(values: Values): readonly Piece[] {
  const plan = mosquePlanOf('p624', values);
  const southDoors = doorsOf(plan, values, [1, 'south']);
  const gates = mudGates(plan, values, 'north', values('chambres'));
  const trunks = values('colonnes-rangee');
  return [
    ...mudPieces('p624', plan, values, gates, values('chambres'), southDoors),
    ...shelterPieces(plan, values, trunks, 'p624'),
  ];
}

function enlargedPieces(values: Values): readonly Piece[] {
  const plan = mosquePlanOf('p628', values);
  const gates = mudGates(plan, values, 'north', values('chambres-fin'));
  return [
    ...mudPieces('p628', plan, values, gates, values('chambres-fin')),
    ...shelterPieces(plan, values, values('colonnes-628'), 'p628'),
  ];
}

/** Builds the shelter of the qibla in the south and the suffa in the north, with `trunks` palm trunks per row. */
function shelterPieces(
  plan: MosquePlan,
  values: Values,
  trunks: number,
  phase: string,
): readonly Piece[] {
  const [qiblaSolids, northSolids] = [
    qiblaShelter(plan, values, trunks),
    northShelter(plan, values, trunks),
  ];
  const phases = [phase];
  return [
    { part: 'abri-qibla', material: 'wood', phases, solids: qiblaSolids.wood },
    { part: 'abri-qibla', material: 'palm', phases, solids: qiblaSolids.palm },
    { part: 'suffa', material: 'wood', phases, solids: northSolids.wood },
    { part: 'suffa', material: 'palm', phases, solids: northSolids.palm },
  ];
}

/** Builds the rooms: the first rooms stand from 623 to 649, the later rooms from 628 to 649. */
function roomPieces(values: Values): readonly Piece[] {
  const firstCount = values('chambres');
  const laterPhases = ['p628', 'p638', 'p649'];
  const roomIndices = roomIndicesOf(values('chambres-fin'));
  return (
    [
      [roomIndices.slice(0, firstCount), ['p623', 'p624', ...laterPhases]],
      [roomIndices.slice(firstCount), laterPhases],
    ] as const
  ).flatMap(([indices, phases]) =>
    Object.entries(rooms(indices, values))
      .filter(([, solids]) => solids.length > 0)
      .map(([material, solids]): Piece => ({
        ...{ part: 'chambres', phases, solids },
        material: material === 'brick' ? 'brick' : material === 'palm' ? 'palm' : 'plaster',
      })),
  );
}

/** Builds the outlines, on the ground, of the first enclosure by the measures of two other accounts. */
function otherOutlinePieces(values: Values): readonly Piece[] {
  const solids = [
    ...enclosureTrace(values('longueur-54'), values('largeur-63')),
    ...enclosureTrace(values('cote-100'), values('cote-100')),
  ];
  return [{ part: 'autres-mesures', material: 'wood', solids }];
}
