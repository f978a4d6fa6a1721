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
  slab,
  spout,
  stairs,
} from '@/lib/buildings/models/kaba/kabaParts';
import { enclosure, walls } from '@/lib/buildings/models/kaba/kabaWalls';
import type { Model, Piece } from '@/lib/buildings/models/model';

/** Builds the Ka’ba in its four states, from the enclosure without a roof to the building of al-Hajjâj. */
export const kaba: Model = { pieces, lines: kabaLines };

/** Creates a piece of one phase. */
const only =
  (phase: string) =>
  (piece: Omit<Piece, 'phases'>): Piece => ({ ...piece, phases: [phase] });

function pieces(values: Values): readonly Piece[] {
  return [
    { part: 'enclos-ancien', material: 'rock', solids: enclosure(houseOf('avant', values)) },
    ...quraysh(values),
    ...zubayr(values),
    ...hajjaj(values),
  ];
}

/** Builds the parts common to the roofed states: walls, door, floor, roof, pillars, stairs, spout and Black Stone. */
function roofed(phase: string, house: House, values: Values): readonly Piece[] {
  const own = only(phase);
  // Adds the silver setting, which dates from Ibn al-Zubayr.
  const isSet = phase !== 'p605';
  return [
    own({ part: 'porte', material: 'wood', solids: [doorLeaf(house, house.doors[0])] }),
    ...(house.floor > 0
      ? [own({ part: 'sol', material: 'rock', solids: [floor(house)] })]
      : []),
    own({ part: 'piliers', material: 'wood', solids: pillars(house, values) }),
    own({ part: 'escalier', material: 'wood', solids: [stairs(house, values)] }),
    own({
      part: 'toit',
      material: 'wood',
      solids: house.ceilings.map((top) => slab(house, top)),
    }),
    own({ part: 'gargouille', material: 'gilding', solids: [spout(house)] }),
    own({
      part: 'pierre-noire',
      material: 'dark-stone',
      solids: [blackStone(house, values, isSet)],
    }),
    ...(isSet
      ? [
          own({
            part: 'pierre-noire',
            material: 'metal',
            solids: [silverSetting(house, values)],
          }),
        ]
      : []),
  ];
}

/** Builds sixteen courses of stone alternating with fifteen courses of wood. */
function quraysh(values: Values): readonly Piece[] {
  const house = houseOf('p605', values);
  const courses = walls(house, values('assises-pierre-605') + values('assises-bois-605'));
  const own = only('p605');
  const every = (rest: number) => courses.filter((_, rank) => rank % 2 === rest).flat();
  return [
    own({ part: 'murs-605', material: 'stone', solids: every(0) }),
    own({ part: 'murs-605', material: 'wood', solids: every(1) }),
    own({ part: 'hijr', material: 'rock', solids: hijr(house, values) }),
    ...roofed('p605', house, values),
  ];
}

function zubayr(values: Values): readonly Piece[] {
  const house = houseOf('p684', values);
  const own = only('p684');
  return [
    own({
      part: 'murs-684',
      material: 'stone',
      solids: walls(house, values('assises-684')).flat(),
    }),
    own({ part: 'porte-ouest', material: 'wood', solids: [doorLeaf(house, house.doors[1])] }),
    ...roofed('p684', house, values),
  ];
}

function hajjaj(values: Values): readonly Piece[] {
  const house = houseOf('p693', values);
  const own = only('p693');
  return [
    own({
      part: 'murs-693',
      material: 'stone',
      solids: walls(house, values('assises-684')).flat(),
    }),
    own({ part: 'shadharwan', material: 'rock', solids: ledge(house, values) }),
    own({ part: 'hijr', material: 'plaster', solids: hijr(house, values) }),
    ...roofed('p693', house, values),
  ];
}
