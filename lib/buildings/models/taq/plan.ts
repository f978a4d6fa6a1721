import type { Values } from '@/lib/buildings/building';

/** Plan of the great hall and its front, in metres: x along the front from the hall's axis, z out of the front. */
export interface TaqPlan {
  /** x of the inner face of a wall: half of the hall's span. */
  readonly innerX: number;
  /** x of the outer face of a wall at the foot: half of the hall's span plus the thickness of the wall. */
  readonly outerX: number;
  readonly depth: number;
  /** Heights above the floor: springing of the vault, intrados and extrados of the crown. */
  readonly springing: number;
  readonly crown: number;
  readonly apex: number;
  /** Distance from the axis to each end of the front, height and thickness of the front. */
  readonly frontHalf: number;
  readonly height: number;
  readonly frontDepth: number;
}

/** Computes the plan of the hall from its measures. */
export function taqPlanOf(values: Values): TaqPlan {
  const innerX = values('ouverture') / 2;
  const crown = values('voute-hauteur');
  return {
    innerX,
    outerX: innerX + values('mur-pied'),
    depth: values('profondeur'),
    springing: values('voute-naissance'),
    crown,
    apex: crown + values('voute-sommet'),
    frontHalf: values('facade-demi'),
    height: values('facade-hauteur'),
    frontDepth: values('facade-epaisseur'),
  };
}

/** Gap between bodies of different parts, in metres. */
export const GAP = 0.02;

/** Distance between the edge of the opening and the first arcade, in metres. */
export const OPENING_MARGIN = 1;
