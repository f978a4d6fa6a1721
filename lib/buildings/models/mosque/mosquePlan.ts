import type { Values } from '@/lib/buildings/building';
import type { WallLine } from '@/lib/buildings/solids/course';

/** Plan of a state, in metres: x towards the east, z towards the south, from the centre of the first enclosure. */
export interface MosquePlan {
  /** Values of z of the outer faces of the north and of the south wall. */
  readonly north: number;
  readonly south: number;
  /** Functions from z to x of the outer face of the west and of the east wall. */
  readonly westAt: (z: number) => number;
  readonly eastAt: (z: number) => number;
  /** Thickness of the walls. */
  readonly thickness: number;
  /** Height of the top of the walls above the ground. */
  readonly height: number;
}

export const SIDES = ['south', 'north', 'west', 'east'] as const;
export type Side = (typeof SIDES)[number];

/** Gap between bodies of different parts, in metres. */
export const SEAM = 0.02;

/** Maps points of a wall to the plan; positions along the wall are values of x (south, north) or z (west, east). */
export const sideLine =
  ({ north, south, westAt, eastAt }: MosquePlan, side: Side): WallLine =>
  (position, offset) => {
    if (side === 'south') return [position, south + offset];
    if (side === 'north') return [position, north - offset];
    return side === 'west'
      ? [westAt(position) - offset, position]
      : [eastAt(position) + offset, position];
  };

/** Returns the two ends of a wall, as positions along it; the corners belong to the south and the north wall. */
export function endsOf(plan: MosquePlan, side: Side): readonly [from: number, to: number] {
  const { north, south, westAt, eastAt, thickness } = plan;
  if (side === 'west' || side === 'east') return [north + thickness, south - thickness];
  const z = side === 'south' ? south : north;
  return [westAt(z), eastAt(z)];
}

type State = 'p623' | 'p624' | 'p628' | 'p638' | 'p649' | 'p707';

/** Computes the plan of a state; the east wall keeps its place until the demolition of the rooms, in 707. */
export function mosquePlanOf(state: State, values: Values): MosquePlan {
  const east = values('largeur-623') / 2;
  const south = values('longueur-623') / 2;
  const southAdvance = values('avance-sud');
  const rectangularPlan = (
    length: number,
    width: number,
    qibla: number,
    [thickness, height]: readonly [number, number],
  ): MosquePlan => ({
    ...{ north: qibla - length, south: qibla, thickness, height },
    westAt: () => east - width,
    eastAt: () => east,
  });
  const [mudWallHeight, brickThickness] = [values('hauteur-mur'), values('epaisseur-623')];
  const thickness = values('epaisseur-salles');
  switch (state) {
    case 'p623':
    case 'p624':
      // Thickens the walls from one brick to one brick and a half in 624.
      return rectangularPlan(values('longueur-623'), values('largeur-623'), south, [
        state === 'p623' ? brickThickness : 1.5 * brickThickness,
        mudWallHeight,
      ]);
    case 'p628':
      return rectangularPlan(values('cote-628'), values('cote-628'), south, [
        values('epaisseur-628'),
        mudWallHeight,
      ]);
    case 'p638':
      return rectangularPlan(
        values('longueur-638'),
        values('largeur-638'),
        south + southAdvance,
        [thickness, values('plafond-638') + values('parapet-638')],
      );
    case 'p649':
      return rectangularPlan(
        values('longueur-649'),
        values('largeur-649'),
        south + 2 * southAdvance,
        [thickness, values('hauteur-649')],
      );
    case 'p707': {
      const qibla = south + 2 * southAdvance;
      const [length, southWidth] = [values('longueur-707'), values('largeur-707-sud')];
      const wallSlope = (southWidth - values('largeur-707-nord')) / (2 * length);
      const eastAtQibla = east + values('avance-est');
      return {
        ...{ north: qibla - length, south: qibla, thickness, height: values('hauteur-707') },
        westAt: (z) => eastAtQibla - southWidth + wallSlope * (qibla - z),
        eastAt: (z) => eastAtQibla - wallSlope * (qibla - z),
      };
    }
  }
}
