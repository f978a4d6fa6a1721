import type { Values } from '@/lib/buildings/building';
import type { Line } from '@/lib/buildings/solids/course';

/** A state of the enclosure, in metres: x towards the east, z towards the south; the first one is around 0. */
export interface MosquePlan {
  readonly north: number;
  readonly south: number;
  /** Outer faces of the two long walls, at a place along them. */
  readonly westAt: (z: number) => number;
  readonly eastAt: (z: number) => number;
  readonly thick: number;
  /** The top of the walls. */
  readonly height: number;
}

export const SIDES = ['south', 'north', 'west', 'east'] as const;
export type Side = (typeof SIDES)[number];

/** What two bodies of different parts leave between them, in metres. */
export const SEAM = 0.02;

/** Places points of a wall: along x for the walls of the south and the north, along z for the two others. */
export const sideLine =
  ({ north, south, westAt, eastAt }: MosquePlan, side: Side): Line =>
  (along, out) => {
    if (side === 'south') return [along, south + out];
    if (side === 'north') return [along, north - out];
    return side === 'west' ? [westAt(along) - out, along] : [eastAt(along) + out, along];
  };

/** Returns where the wall of a side begins and ends: those of the south and the north hold the corners. */
export function endsOf(plan: MosquePlan, side: Side): readonly [from: number, to: number] {
  const { north, south, westAt, eastAt, thick } = plan;
  if (side === 'west' || side === 'east') return [north + thick, south - thick];
  const z = side === 'south' ? south : north;
  return [westAt(z), eastAt(z)];
}

type State = 'p623' | 'p624' | 'p628' | 'p638' | 'p649' | 'p707';

/** Returns a state of the enclosure: the wall of the east stays in its place until the rooms beside it are pulled down. */
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
      // One brick, then one brick and a half.
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
