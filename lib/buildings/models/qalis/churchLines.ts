import type { Values } from '@/lib/buildings/building';
import { verticalLine } from '@/lib/buildings/models/lines/verticalLine';
import type { DimensionLine } from '@/lib/buildings/models/model';
import {
  churchPlanOf,
  EAST,
  openingOf,
  wallLevelsOf,
  WEST,
} from '@/lib/buildings/models/qalis/churchPlan';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Returns the dimension lines of the church, by the id of the measure. */
export function churchLines(values: Values): Readonly<Record<string, DimensionLine>> {
  const plan = churchPlanOf(values);
  const { nave, iwan, dome, thickness, height, floor, square, ceiling } = plan;
  const levels = wallLevelsOf(plan, values);
  const noOffset = [0, 0, 0] as const;
  const centredLine = (
    halfLength: number,
    y: number,
    z: number,
    away: Vector = noOffset,
  ): DimensionLine => ({
    from: [-halfLength, y, z],
    to: [halfLength, y, z],
    away,
  });
  const zLine = (
    x: number,
    y: number,
    from: number,
    to: number,
    away: Vector,
  ): DimensionLine => ({
    from: [x, y, from],
    to: [x, y, to],
    away,
  });
  const naveSideX = nave.half + thickness;
  const iwanCentreZ = (iwan.back + iwan.front) / 2;
  const domeFoot = height + values('tambour');
  const domeCentreZ = (dome.back + dome.front) / 2;
  const door = openingOf(plan, values, WEST);
  const slab = openingOf(plan, values, EAST);
  const beamHalfLength = values('poutre') / 2;
  return {
    hauteur: verticalLine(0, 0, height, -square, [0, 0, -4]),
    'terre-plein': verticalLine(0, 0, floor, nave.front, [0, 0, -4]),
    cote: centredLine(square, 0, -square, [0, 0, -4]),
    cour: zLine(9, 0, square, square + values('cour'), [0, 0.5, 0]),
    soubassement: verticalLine(-naveSideX, 0, levels.coloured, square, [-2, 0, 1]),
    frise: verticalLine(-naveSideX, levels.frieze, levels.black, square, [-2, 0, 1]),
    mur: zLine(0, floor, square - thickness, square, [0.5, 1, 0]),
    'porte-hauteur': verticalLine(
      door?.half ?? 0,
      door?.bottom ?? 0,
      door?.top ?? 0,
      square,
      [1.6, 0, 0.4],
    ),
    'porte-largeur': centredLine(door?.half ?? 0, door?.top ?? 0, square, [0, 1.4, 0.4]),
    'nef-longueur': zLine(0, floor, nave.back, nave.front, [2 - nave.half, 0, 0]),
    'nef-largeur': centredLine(nave.half, floor, nave.front - 5, noOffset),
    iwan: {
      from: [0, floor, iwanCentreZ],
      to: [iwan.half, floor, iwanCentreZ],
      away: noOffset,
    },
    'iwan-profondeur': zLine(-iwan.half, floor, iwan.back, iwan.front, [-thickness - 2, 0, 0]),
    coupole: centredLine(dome.half, floor, domeCentreZ, noOffset),
    albatre: verticalLine(
      slab?.half ?? 0,
      slab?.bottom ?? 0,
      slab?.top ?? 0,
      dome.back,
      [1, 0, 0.5],
    ),
    poutre: zLine(
      0,
      ceiling - 2,
      -beamHalfLength + (nave.back + nave.front) / 2,
      beamHalfLength + (nave.back + nave.front) / 2,
      [0, -2.5, 0],
    ),
    'coupole-montee': verticalLine(
      0,
      domeFoot,
      domeFoot + values('coupole-montee'),
      domeCentreZ,
      [0, 0, -dome.half - 3],
    ),
    'enceinte-hauteur': verticalLine(
      square + values('cour'),
      0,
      values('enceinte-hauteur'),
      square,
      [-4, 0, 0],
    ),
    'escalier-largeur': centredLine(values('escalier-largeur') / 2, 0, square + 12, [0, 0, 3]),
  };
}
