import type { Values } from '@/lib/buildings/building';
import { houseOf } from '@/lib/buildings/models/kaba/kabaPlan';
import { verticalLine } from '@/lib/buildings/models/lines/verticalLine';
import type { DimensionLine } from '@/lib/buildings/models/model';

/** Returns the dimension lines of the Ka’ba, by the id of the measure. */
export function kabaLines(values: Values): Readonly<Record<string, DimensionLine>> {
  const house = houseOf('p693', values);
  const { from, to, half, doors } = house;
  const [door] = doors;
  const [eastHalf, westHalf] = [half(from), half(to)];
  const longWallLine = (side: 1 | -1): DimensionLine => ({
    from: [from, 0, side * eastHalf],
    to: [to, 0, side * westHalf],
    away: [0, 0, side * 2],
  });
  const lengthLine = (state: 'avant' | 'p684'): DimensionLine => {
    const stateHouse = houseOf(state, values);
    return { from: [stateHouse.from, 0, 0], to: [stateHouse.to, 0, 0], away: [0, -1, 0] };
  };
  const [sill, centre] = [values('seuil'), door?.middle ?? 0];
  const [doorHalf, z] = [values('porte-693-largeur') / 2, eastHalf];
  return {
    'hauteur-avant': verticalLine(from, 0, values('hauteur-avant'), 0, [-1.5, 0, 0]),
    'longueur-avant': lengthLine('avant'),
    'hauteur-605': verticalLine(from, 0, values('hauteur-605'), 0, [-1.5, 0, 0]),
    'hauteur-684': verticalLine(from, 0, values('hauteur-684'), 0, [-1.5, 0, 0]),
    'longueur-684': lengthLine('p684'),
    'nord-est': longWallLine(1),
    'sud-ouest': longWallLine(-1),
    'sud-est': { from: [from, 0, -eastHalf], to: [from, 0, eastHalf], away: [-2, 0, 0] },
    'nord-ouest': { from: [to, 0, -westHalf], to: [to, 0, westHalf], away: [1.5, 0, 0] },
    seuil: verticalLine(centre, 0, sill, z, [0, 0, 1]),
    'porte-693-hauteur': verticalLine(
      centre + doorHalf,
      sill,
      sill + values('porte-693-hauteur'),
      z,
      [0.8, 0, 0],
    ),
    'porte-693-largeur': {
      from: [centre - doorHalf, sill, z],
      to: [centre + doorHalf, sill, z],
      away: [0, -0.6, 0],
    },
    'porte-684-hauteur': verticalLine(
      centre + doorHalf,
      0,
      values('porte-684-hauteur'),
      z,
      [0.8, 0, 0],
    ),
    'plafond-bas': verticalLine(0, sill, sill + values('plafond-bas'), 0, [-2, 0, 0]),
    'plafond-haut': verticalLine(0, sill, sill + values('plafond-haut'), 0, [2, 0, 0]),
    parapet: verticalLine(
      to,
      values('hauteur-684') - values('parapet'),
      values('hauteur-684'),
      0,
      [1.2, 0, 0],
    ),
    'pierre-noire': verticalLine(from, 0, values('pierre-noire'), eastHalf, [-0.8, 0, 0.8]),
    'hijr-profondeur': {
      from: [to, 0, 0],
      to: [to + values('hijr-profondeur'), 0, 0],
      away: [0, -1, 0],
    },
    'hijr-hauteur': verticalLine(
      to + values('hijr-profondeur'),
      0,
      values('hijr-hauteur'),
      0,
      [-0.6, 0, 0],
    ),
    'hijr-passage-est': {
      from: [to, 0, westHalf],
      to: [to, 0, westHalf + values('hijr-passage-est')],
      away: [0, 0, 0],
    },
    'hijr-passage-ouest': {
      from: [to, 0, -westHalf],
      to: [to, 0, -westHalf - values('hijr-passage-ouest')],
      away: [0, 0, 0],
    },
  };
}
