import type { Values } from '@/lib/buildings/building';
import type { MeasureLine } from '@/lib/buildings/models/model';
import {
  churchPlanOf,
  EAST,
  openingOf,
  wallLevelsOf,
  WEST,
} from '@/lib/buildings/models/qalis/churchPlan';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Tells where the measures of the church are taken. */
export function churchLines(values: Values): Readonly<Record<string, MeasureLine>> {
  const plan = churchPlanOf(values);
  const { nave, iwan, dome, thick, height, floor, square, ceiling } = plan;
  const levels = wallLevelsOf(plan, values);
  const here = [0, 0, 0] as const;
  const across = (half: number, y: number, z: number, away: Vector = here): MeasureLine => ({
    from: [-half, y, z],
    to: [half, y, z],
    away,
  });
  const rise = (
    x: number,
    low: number,
    high: number,
    z: number,
    away: Vector,
  ): MeasureLine => ({
    from: [x, low, z],
    to: [x, high, z],
    away,
  });
  const along = (
    x: number,
    y: number,
    from: number,
    to: number,
    away: Vector,
  ): MeasureLine => ({
    from: [x, y, from],
    to: [x, y, to],
    away,
  });
  const side = nave.half + thick;
  const middle = (iwan.back + iwan.front) / 2;
  const foot = height + values('tambour');
  const centre = (dome.back + dome.front) / 2;
  const door = openingOf(plan, values, WEST);
  const slab = openingOf(plan, values, EAST);
  const reach = values('poutre') / 2;
  return {
    hauteur: rise(0, 0, height, -square, [0, 0, -4]),
    'terre-plein': rise(0, 0, floor, nave.front, [0, 0, -4]),
    cote: across(square, 0, -square, [0, 0, -4]),
    cour: along(9, 0, square, square + values('cour'), [0, 0.5, 0]),
    soubassement: rise(-side, 0, levels.coloured, square, [-2, 0, 1]),
    frise: rise(-side, levels.frieze, levels.black, square, [-2, 0, 1]),
    mur: along(0, floor, square - thick, square, [0.5, 1, 0]),
    'porte-hauteur': rise(
      door?.half ?? 0,
      door?.low ?? 0,
      door?.high ?? 0,
      square,
      [1.6, 0, 0.4],
    ),
    'porte-largeur': across(door?.half ?? 0, door?.high ?? 0, square, [0, 1.4, 0.4]),
    'nef-longueur': along(0, floor, nave.back, nave.front, [2 - nave.half, 0, 0]),
    'nef-largeur': across(nave.half, floor, nave.front - 5, here),
    iwan: { from: [0, floor, middle], to: [iwan.half, floor, middle], away: here },
    'iwan-profondeur': along(-iwan.half, floor, iwan.back, iwan.front, [-thick - 2, 0, 0]),
    coupole: across(dome.half, floor, centre, here),
    albatre: rise(slab?.half ?? 0, slab?.low ?? 0, slab?.high ?? 0, dome.back, [1, 0, 0.5]),
    poutre: along(
      0,
      ceiling - 2,
      -reach + (nave.back + nave.front) / 2,
      reach + (nave.back + nave.front) / 2,
      [0, -2.5, 0],
    ),
    'coupole-montee': rise(0, foot, foot + values('coupole-montee'), centre, [
      0,
      0,
      -dome.half - 3,
    ]),
    'enceinte-hauteur': rise(
      square + values('cour'),
      0,
      values('enceinte-hauteur'),
      square,
      [-4, 0, 0],
    ),
    'escalier-largeur': across(values('escalier-largeur') / 2, 0, square + 12, [0, 0, 3]),
  };
}
