import type { Values } from '@/lib/buildings/building';
import type { Line } from '@/lib/buildings/solids/course';
import type { PlanPoint } from '@/lib/buildings/solids/loft';

/** A room of the church, in metres: x across its axis, from -half to half; z out of the front. */
export interface ChurchRoom {
  readonly half: number;
  readonly back: number;
  readonly front: number;
}

/** The church, in metres: the square that surrounds it has its middle at 0. */
export interface ChurchPlan {
  readonly nave: ChurchRoom;
  readonly iwan: ChurchRoom;
  readonly dome: ChurchRoom;
  readonly thick: number;
  readonly height: number;
  /** The level of the floor of the rooms, and of their ceilings. */
  readonly floor: number;
  readonly ceiling: number;
  /** Half of the side of the square. */
  readonly square: number;
}

/** What two bodies of different parts leave between them, in metres. */
export const CHURCH_GAP = 0.02;

/** Returns the plan of the church from its measures: three rooms that touch, from the door to the east. */
export function churchPlanOf(values: Values): ChurchPlan {
  const thick = values('mur');
  const square = values('cote') / 2;
  const front = square - thick - CHURCH_GAP;
  const naveBack = front - values('nef-longueur');
  const iwanBack = naveBack - values('iwan-profondeur');
  const domeBack = front - values('longueur-calcul') - values('iwan-profondeur');
  const height = values('hauteur');
  return {
    nave: { half: values('nef-largeur') / 2, back: naveBack, front },
    iwan: { half: values('iwan'), back: iwanBack, front: naveBack },
    dome: { half: values('coupole') / 2, back: domeBack, front: iwanBack },
    ...{ thick, height, square },
    floor: values('terre-plein'),
    ceiling: height - values('parapet'),
  };
}

/** The ranks of the walls that have an opening: the door towards the west, the slab of alabaster towards the east. */
export const WEST = 11;
export const EAST = 5;

/** Lists the corners of the walls, `out` metres out of their inner faces: wall n goes from corner n to the next. */
export function churchCorners(
  { nave, iwan, dome }: ChurchPlan,
  out: number,
): readonly PlanPoint[] {
  const more = out + CHURCH_GAP;
  const south: readonly PlanPoint[] = [
    [nave.half + more, nave.front + more],
    [nave.half + more, nave.back + more],
    [iwan.half + more, nave.back + more],
    [iwan.half + more, iwan.back - more],
    [dome.half + more, iwan.back - more],
    [dome.half + more, dome.back - more],
  ];
  return [...south, ...south.toReversed().map(([x, z]): PlanPoint => [-x, z])];
}

/** Returns the two ends of a wall among the corners. */
export function wallEnds(
  corners: readonly PlanPoint[],
  wall: number,
): readonly [PlanPoint, PlanPoint] {
  const [from, to] = [corners[wall], corners[(wall + 1) % corners.length]];
  if (!from || !to) throw new RangeError(`The church has no wall ${wall}.`);
  return [from, to];
}

/** A straight face of a wall: how long it is, and its line. */
export interface WallFace {
  readonly length: number;
  readonly line: Line;
}

/** Returns the outer face of a wall. */
export function wallFace(plan: ChurchPlan, wall: number): WallFace {
  const [[x0, z0], [x1, z1]] = wallEnds(churchCorners(plan, plan.thick), wall);
  const length = Math.hypot(x1 - x0, z1 - z0);
  const [dx, dz] = [(x1 - x0) / length, (z1 - z0) / length];
  return {
    length,
    line: (along, out) => [x0 + dx * along - dz * out, z0 + dz * along + dx * out],
  };
}

/** An opening in the middle of a wall, in metres: half of its width, its foot and its top. */
export interface Opening {
  readonly half: number;
  readonly low: number;
  readonly high: number;
}

/** Returns the opening of a wall; null for a wall that has none. */
export function openingOf({ floor }: ChurchPlan, values: Values, wall: number): Opening | null {
  if (wall === WEST)
    return {
      half: values('porte-largeur') / 2,
      low: floor,
      high: floor + values('porte-hauteur'),
    };
  if (wall !== EAST) return null;
  const low = floor + values('albatre-appui');
  return { half: values('albatre') / 2, low, high: low + values('albatre') };
}

/** The heights of what the walls are made of, in metres above the court. */
export interface WallLevels {
  /** The top of the fitted stone, where the coloured one begins. */
  readonly coloured: number;
  readonly frieze: number;
  readonly black: number;
  readonly yellow: number;
  readonly white: number;
}

/** Returns the levels of the walls: above the frieze, three bands share what is left. */
export function wallLevelsOf({ height }: ChurchPlan, values: Values): WallLevels {
  const frieze = values('frise-pied');
  const black = frieze + values('frise');
  const band = (height - black) / 3;
  return {
    coloured: values('soubassement'),
    ...{ frieze, black, yellow: black + band, white: black + 2 * band },
  };
}
