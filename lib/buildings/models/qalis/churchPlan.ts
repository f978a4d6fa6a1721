import type { Values } from '@/lib/buildings/building';
import type { WallLine } from '@/lib/buildings/solids/course';
import type { PlanPoint } from '@/lib/buildings/solids/loft';

/** Room of the church, in metres: half of its width, across the axis; z of its rear and of its front wall. */
export interface ChurchRoom {
  readonly half: number;
  readonly back: number;
  readonly front: number;
}

/** Plan of the church, in metres: x across the axis, z out of the front, from the centre of the surrounding square. */
export interface ChurchPlan {
  readonly nave: ChurchRoom;
  readonly iwan: ChurchRoom;
  readonly dome: ChurchRoom;
  /** Thickness of the walls, and height of their tops above the court. */
  readonly thickness: number;
  readonly height: number;
  /** Levels of the floor and of the ceilings of the rooms, above the court. */
  readonly floor: number;
  readonly ceiling: number;
  /** Half of the side of the surrounding square. */
  readonly square: number;
}

/** Gap between bodies of different parts, in metres. */
export const CHURCH_GAP = 0.02;

/** Computes the plan of the church from its measures: three adjacent rooms, from the west door to the east wall. */
export function churchPlanOf(values: Values): ChurchPlan {
  const thickness = values('mur');
  const square = values('cote') / 2;
  const front = square - thickness - CHURCH_GAP;
  const naveBack = front - values('nef-longueur');
  const iwanBack = naveBack - values('iwan-profondeur');
  const domeBack = front - values('longueur-calcul') - values('iwan-profondeur');
  const height = values('hauteur');
  return {
    nave: { half: values('nef-largeur') / 2, back: naveBack, front },
    iwan: { half: values('iwan'), back: iwanBack, front: naveBack },
    dome: { half: values('coupole') / 2, back: domeBack, front: iwanBack },
    ...{ thickness, height, square },
    floor: values('terre-plein'),
    ceiling: height - values('parapet'),
  };
}

/** Indices of the walls with an opening: the west wall has the door, the east wall the slab of alabaster. */
export const WEST = 11;
export const EAST = 5;

/** Lists the corners of the walls at `out` metres from their inner faces; wall n goes from corner n to corner n + 1. */
export function churchCorners(
  { nave, iwan, dome }: ChurchPlan,
  distance: number,
): readonly PlanPoint[] {
  const offset = distance + CHURCH_GAP;
  const south: readonly PlanPoint[] = [
    [nave.half + offset, nave.front + offset],
    [nave.half + offset, nave.back + offset],
    [iwan.half + offset, nave.back + offset],
    [iwan.half + offset, iwan.back - offset],
    [dome.half + offset, iwan.back - offset],
    [dome.half + offset, dome.back - offset],
  ];
  return [...south, ...south.toReversed().map(([x, z]): PlanPoint => [-x, z])];
}

/** Returns the two corners at the ends of a wall. */
export function wallEnds(
  corners: readonly PlanPoint[],
  wall: number,
): readonly [PlanPoint, PlanPoint] {
  const [from, to] = [corners[wall], corners[(wall + 1) % corners.length]];
  if (!from || !to) throw new RangeError(`The church has no wall ${wall}.`);
  return [from, to];
}

/** Straight face of a wall: its length in metres, and the mapping of its points to the plan. */
export interface WallFace {
  readonly length: number;
  readonly line: WallLine;
}

/** Returns the outer face of a wall. */
export function wallFace(plan: ChurchPlan, wall: number): WallFace {
  const [[x0, z0], [x1, z1]] = wallEnds(churchCorners(plan, plan.thickness), wall);
  const length = Math.hypot(x1 - x0, z1 - z0);
  const [dx, dz] = [(x1 - x0) / length, (z1 - z0) / length];
  return {
    length,
    line: (position, offset) => [
      x0 + dx * position - dz * offset,
      z0 + dz * position + dx * offset,
    ],
  };
}

/** Opening in the middle of a wall, in metres: half of its width, its foot and its top. */
export interface ChurchOpening {
  readonly half: number;
  readonly bottom: number;
  readonly top: number;
}

/** Returns the opening of a wall, or null for a wall without an opening. */
export function openingOf(
  { floor }: ChurchPlan,
  values: Values,
  wall: number,
): ChurchOpening | null {
  if (wall === WEST)
    return {
      half: values('porte-largeur') / 2,
      bottom: floor,
      top: floor + values('porte-hauteur'),
    };
  if (wall !== EAST) return null;
  const bottom = floor + values('albatre-appui');
  return { half: values('albatre') / 2, bottom, top: bottom + values('albatre') };
}

/** Lower levels of the zones of the walls, from the stone base up, in metres above the court. */
export interface WallLevels {
  /** Top of the fitted stone, and foot of the rows of coloured stones. */
  readonly coloured: number;
  readonly frieze: number;
  readonly black: number;
  readonly yellow: number;
  readonly white: number;
}

/** Computes the levels of the walls; three bands of equal height lie above the frieze. */
export function wallLevelsOf({ height }: ChurchPlan, values: Values): WallLevels {
  const frieze = values('frise-pied');
  const black = frieze + values('frise');
  const band = (height - black) / 3;
  return {
    coloured: values('soubassement'),
    ...{ frieze, black, yellow: black + band, white: black + 2 * band },
  };
}
