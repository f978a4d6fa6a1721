import type { Values } from '@/lib/buildings/building';

/** Plan of the great hall and its front, in metres: x along the front from the hall's axis, z out of the front. */
export interface TaqPlan {
  /** Half of the hall's span. */
  readonly halfSpan: number;
  /** Half of the hall's span plus the thickness of a wall, at the foot. */
  readonly outerHalfSpan: number;
  readonly depth: number;
  /** Heights above the floor: springing of the vault, intrados and extrados of the crown. */
  readonly springing: number;
  readonly crown: number;
  readonly crownTop: number;
  /** Distance from the axis to each end of the front, height and thickness of the front. */
  readonly frontHalfLength: number;
  readonly height: number;
  readonly frontThickness: number;
}

/** Computes the plan of the hall from its measures. */
export function taqPlanOf(values: Values): TaqPlan {
  const halfSpan = values('ouverture') / 2;
  const crown = values('voute-hauteur');
  return {
    halfSpan,
    outerHalfSpan: halfSpan + values('mur-pied'),
    depth: values('profondeur'),
    springing: values('voute-naissance'),
    crown,
    crownTop: crown + values('voute-sommet'),
    frontHalfLength: values('facade-demi'),
    height: values('facade-hauteur'),
    frontThickness: values('facade-epaisseur'),
  };
}

/** Gap between bodies of different parts, in metres. */
export const GAP = 0.02;

/** Distance between the edge of the opening and the first arcade, in metres. */
export const OPENING_MARGIN = 1;
