import type { Values } from '@/lib/buildings/building';

/** Opening of a long wall, in metres: its middle along the wall, and the lower and the upper edge of its leaf. */
export interface Door {
  /** 1 for the front wall, -1 for the rear wall. */
  readonly side: 1 | -1;
  readonly middle: number;
  readonly width: number;
  readonly bottom: number;
  readonly top: number;
}

/** Plan of one state, in metres: x from the Black Stone’s side to the hijr, z out of the front. */
export interface House {
  readonly from: number;
  readonly to: number;
  /** Returns half of the width at a position along x: the two short sides are unequal. */
  readonly half: (x: number) => number;
  readonly thickness: number;
  readonly height: number;
  /** Level of the interior floor. */
  readonly floor: number;
  /** Heights of the tops of the ceilings. */
  readonly ceilings: readonly number[];
  readonly doors: readonly Door[];
  readonly pillars: { readonly rows: number; readonly perRow: number };
}

type State = 'avant' | 'p605' | 'p684' | 'p693';

/** Distance of the door from the corner of the Black Stone, as a ratio of the wall's length: conventional. */
const DOOR_RATIO = 0.27;

/** Computes the plan of a state from its measures. */
export function houseOf(state: State, values: Values): House {
  const [shortHalfWidth, longHalfWidth] = [values('sud-est') / 2, values('nord-ouest') / 2];
  // Assumes an isosceles trapezium: the long walls are symmetrical.
  const depth = Math.sqrt(values('nord-est') ** 2 - (longHalfWidth - shortHalfWidth) ** 2);
  const from = -depth / 2;
  const length =
    state === 'avant'
      ? values('longueur-avant')
      : state === 'p684'
        ? values('longueur-684')
        : depth;
  const to = from + length;
  const half = (x: number): number =>
    shortHalfWidth + ((longHalfWidth - shortHalfWidth) * (x - from)) / (to - from);
  const height = values(
    state === 'avant' ? 'hauteur-avant' : state === 'p605' ? 'hauteur-605' : 'hauteur-684',
  );
  const sill = state === 'p605' || state === 'p693' ? values('seuil') : 0;
  const leafHeight =
    state === 'p684'
      ? values('porte-684-hauteur')
      : state === 'avant'
        ? height
        : values('porte-693-hauteur');
  const doorOn = (side: 1 | -1): Door => ({
    side,
    middle: from + DOOR_RATIO * depth,
    width: values('porte-693-largeur'),
    bottom: sill,
    top: sill + leafHeight,
  });
  const ceilings = {
    avant: [],
    p605: [height],
    p684: [height - values('parapet')],
    p693: [sill + values('plafond-bas'), sill + values('plafond-haut')],
  };
  return {
    ...{ from, to, half, height },
    thickness: values('epaisseur'),
    floor: sill,
    ceilings: ceilings[state],
    doors: state === 'p684' ? [doorOn(1), doorOn(-1)] : [doorOn(1)],
    pillars:
      state === 'p605'
        ? { rows: 2, perRow: values('piliers-605') / 2 }
        : { rows: 1, perRow: values('piliers-684') },
  };
}
