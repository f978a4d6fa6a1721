import type { Values } from '@/lib/buildings/building';
import type { Line } from '@/lib/buildings/solids/course';

/** Plan of a state, in metres: x towards the east, z towards the south, from the centre of the first enclosure. */
export interface MosquePlan {
  /** Values of z of the outer faces of the north and of the south wall. */
  readonly north: number;
  readonly south: number;
  /** Functions from z to x of the outer face of the west and of the east wall. */
  readonly westAt: (z: number) => number;
  readonly eastAt: (z: number) => number;
  /** Thickness of the walls. */
  readonly thick: number;
  /** Height of the top of the walls above the ground. */
  readonly height: number;
}

export const SIDES = ['south', 'north', 'west', 'east'] as const;
export type Side = (typeof SIDES)[number];

/** Gap between bodies of different parts, in metres. */
export const SEAM = 0.02;

/** Maps points of a wall to the plan; positions along the wall are values of x (south, north) or z (west, east). */
export const sideLine =
  ({ north, south, westAt, eastAt }: MosquePlan, side: Side): Line =>
  (along, out) => {
    if (side === 'south') return [along, south + out];
    if (side === 'north') return [along, north - out];
    return side === 'west' ? [westAt(along) - out, along] : [eastAt(along) + out, along];
  };

/** Returns the two ends of a wall, as positions along it; the corners belong to the south and the north wall. */
export function endsOf(plan: MosquePlan, side: Side): readonly [from: number, to: number] {
  const { north, south, westAt, eastAt, thick } = plan;
  if (side === 'west' || side === 'east') return [north + thick, south - thick];
  const z = side === 'south' ? south : north;
  return [westAt(z), eastAt(z)];
}

type State = 'p623' | 'p624' | 'p628' | 'p638' | 'p649' | 'p707';

/** Computes the plan of a state; the east wall keeps its place until the demolition of the rooms, in 707. */
export function mosquePlanOf(state: State, values: Values): MosquePlan {
  const east = values('largeur-623') / 2;
  const south = values('longueur-623') / 2;
  const step = values('avance-sud');
  const straight = (
    length: number,
    width: number,
    qibla: number,
    [thick, height]: readonly [number, number],
  ): MosquePlan => ({
    ...{ north: qibla - length, south: qibla, thick, height },
    westAt: () => east - width,
    eastAt: () => east,
  });
  const [low, thin] = [values('hauteur-mur'), values('epaisseur-623')];
  const thick = values('epaisseur-salles');
  switch (state) {
    case 'p623':
    case 'p624':
      // Thickens the walls from one brick to one brick and a half in 624.
      return straight(values('longueur-623'), values('largeur-623'), south, [
        state === 'p623' ? thin : 1.5 * thin,
        low,
      ]);
    case 'p628':
      return straight(values('cote-628'), values('cote-628'), south, [
        values('epaisseur-628'),
        low,
      ]);
    case 'p638':
      return straight(values('longueur-638'), values('largeur-638'), south + step, [
        thick,
        values('plafond-638') + values('parapet-638'),
      ]);
    case 'p649':
      return straight(values('longueur-649'), values('largeur-649'), south + 2 * step, [
        thick,
        values('hauteur-649'),
      ]);
    case 'p707': {
      const qibla = south + 2 * step;
      const [length, wide] = [values('longueur-707'), values('largeur-707-sud')];
      const lean = (wide - values('largeur-707-nord')) / (2 * length);
      const right = east + values('avance-est');
      return {
        ...{ north: qibla - length, south: qibla, thick, height: values('hauteur-707') },
        westAt: (z) => right - wide + lean * (qibla - z),
        eastAt: (z) => right - lean * (qibla - z),
      };
    }
  }
}
