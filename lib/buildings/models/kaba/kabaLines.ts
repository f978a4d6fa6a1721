import type { Values } from '@/lib/buildings/building';
import { houseOf } from '@/lib/buildings/models/kaba/kabaPlan';
import { verticalLine } from '@/lib/buildings/models/lines/verticalLine';
import type { MeasureLine } from '@/lib/buildings/models/model';

/** Returns the dimension lines of the Ka’ba, by the id of the measure. */
export function kabaLines(values: Values): Readonly<Record<string, MeasureLine>> {
  const house = houseOf('p693', values);
  const { from, to, half, doors } = house;
  const [door] = doors;
  const [first, last] = [half(from), half(to)];
  const wall = (side: 1 | -1): MeasureLine => ({
    from: [from, 0, side * first],
    to: [to, 0, side * last],
    away: [0, 0, side * 2],
  });
  const long = (state: 'avant' | 'p684'): MeasureLine => {
    const own = houseOf(state, values);
    return { from: [own.from, 0, 0], to: [own.to, 0, 0], away: [0, -1, 0] };
  };
  const [sill, middle] = [values('seuil'), door?.middle ?? 0];
  const [wide, z] = [values('porte-693-largeur') / 2, first];
  return {
    'hauteur-avant': verticalLine(from, 0, values('hauteur-avant'), 0, [-1.5, 0, 0]),
    'longueur-avant': long('avant'),
    'hauteur-605': verticalLine(from, 0, values('hauteur-605'), 0, [-1.5, 0, 0]),
    'hauteur-684': verticalLine(from, 0, values('hauteur-684'), 0, [-1.5, 0, 0]),
    'longueur-684': long('p684'),
    'nord-est': wall(1),
    'sud-ouest': wall(-1),
    'sud-est': { from: [from, 0, -first], to: [from, 0, first], away: [-2, 0, 0] },
    'nord-ouest': { from: [to, 0, -last], to: [to, 0, last], away: [1.5, 0, 0] },
    seuil: verticalLine(middle, 0, sill, z, [0, 0, 1]),
    'porte-693-hauteur': verticalLine(
      middle + wide,
      sill,
      sill + values('porte-693-hauteur'),
      z,
      [0.8, 0, 0],
    ),
    'porte-693-largeur': {
      from: [middle - wide, sill, z],
      to: [middle + wide, sill, z],
      away: [0, -0.6, 0],
    },
    'porte-684-hauteur': verticalLine(
      middle + wide,
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
    'pierre-noire': verticalLine(from, 0, values('pierre-noire'), first, [-0.8, 0, 0.8]),
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
      from: [to, 0, last],
      to: [to, 0, last + values('hijr-passage-est')],
      away: [0, 0, 0],
    },
    'hijr-passage-ouest': {
      from: [to, 0, -last],
      to: [to, 0, -last - values('hijr-passage-ouest')],
      away: [0, 0, 0],
    },
  };
}
