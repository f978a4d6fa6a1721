import type { Values } from '@/lib/buildings/building';
import { blackStone, silverSetting } from '@/lib/buildings/models/kaba/blackStone';
import { kabaLines } from '@/lib/buildings/models/kaba/kabaLines';
import { houseOf, type House } from '@/lib/buildings/models/kaba/kabaPlan';
import {
  doorLeaf,
  floor,
  hijr,
  ledge,
  pillars,
  ceilingSlab,
  spout,
  stairs,
} from '@/lib/buildings/models/kaba/kabaParts';
import { enclosure, walls } from '@/lib/buildings/models/kaba/kabaWalls';
import type { Model, Piece } from '@/lib/buildings/models/model';

/** Builds the Ka’ba in its four states, from the enclosure without a roof to the building of al-Hajjâj. */
export const kaba: Model = { pieces, lines: kabaLines };

/** Creates a piece of one phase. */
const inPhase =
  (phase: string) =>
  (piece: Omit<Piece, 'phases'>): Piece => ({ ...piece, phases: [phase] });

function pieces(values: Values): readonly Piece[] {
  return [
    { part: 'enclos-ancien', material: 'rock', solids: enclosure(houseOf('avant', values)) },
    ...qurayshPieces(values),
    ...zubayrPieces(values),
    ...hajjajPieces(values),
  ];
}

/** Builds the parts common to the roofed states: walls, door, floor, roof, pillars, stairs, spout and Black Stone. */
function roofedPieces(phase: string, house: House, values: Values): readonly Piece[] {
  const pieceOf = inPhase(phase);
  // Adds the silver setting, which dates from Ibn al-Zubayr.
  const hasSetting = phase !== 'p605';
  return [
    pieceOf({ part: 'porte', material: 'wood', solids: [doorLeaf(house, house.doors[0])] }),
    ...(house.floor > 0
      ? [pieceOf({ part: 'sol', material: 'rock', solids: [floor(house)] })]
      : []),
    pieceOf({ part: 'piliers', material: 'wood', solids: pillars(house, values) }),
    pieceOf({ part: 'escalier', material: 'wood', solids: [stairs(house, values)] }),
    pieceOf({
      part: 'toit',
      material: 'wood',
      solids: house.ceilings.map((top) => ceilingSlab(house, top)),
    }),
    pieceOf({ part: 'gargouille', material: 'gilding', solids: [spout(house)] }),
    pieceOf({
      part: 'pierre-noire',
      material: 'dark-stone',
      solids: [blackStone(house, values, hasSetting)],
    }),
    ...(hasSetting
      ? [
          pieceOf({
            part: 'pierre-noire',
            material: 'metal',
            solids: [silverSetting(house, values)],
          }),
        ]
      : []),
  ];
}

/** Builds sixteen courses of stone alternating with fifteen courses of wood. */
function qurayshPieces(values: Values): readonly Piece[] {
  const house = houseOf('p605', values);
  const courses = walls(house, values('assises-pierre-605') + values('assises-bois-605'));
  const pieceOf = inPhase('p605');
  const everyOther = (remainder: number) =>
    courses.filter((_, index) => index % 2 === remainder).flat();
  return [
    pieceOf({ part: 'murs-605', material: 'stone', solids: everyOther(0) }),
    pieceOf({ part: 'murs-605', material: 'wood', solids: everyOther(1) }),
    pieceOf({ part: 'hijr', material: 'rock', solids: hijr(house, values) }),
    ...roofedPieces('p605', house, values),
  ];
}

function zubayrPieces(values: Values): readonly Piece[] {
  const house = houseOf('p684', values);
  const pieceOf = inPhase('p684');
  return [
    pieceOf({
      part: 'murs-684',
      material: 'stone',
      solids: walls(house, values('assises-684')).flat(),
    }),
    pieceOf({
      part: 'porte-ouest',
      material: 'wood',
      solids: [doorLeaf(house, house.doors[1])],
    }),
    ...roofedPieces('p684', house, values),
  ];
}

function hajjajPieces(values: Values): readonly Piece[] {
  const house = houseOf('p693', values);
  const pieceOf = inPhase('p693');
  return [
    pieceOf({
      part: 'murs-693',
      material: 'stone',
      solids: walls(house, values('assises-684')).flat(),
    }),
    pieceOf({ part: 'shadharwan', material: 'rock', solids: ledge(house, values) }),
    pieceOf({ part: 'hijr', material: 'plaster', solids: hijr(house, values) }),
    ...roofedPieces('p693', house, values),
  ];
}
