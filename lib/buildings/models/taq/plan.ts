import type { Values } from '@/lib/buildings/building';

/** The great hall and its front, in metres: x along the front, the axis of the hall at 0; z out of the front, at 0. */
export interface TaqPlan {
  /** Half of the opening of the hall. */
  readonly half: number;
  /** Half of the opening and the wall beside it, at their foot. */
  readonly outer: number;
  readonly depth: number;
  /** Where the vault begins above the floor, and its crown, below and above. */
  readonly springing: number;
  readonly crown: number;
  readonly top: number;
  /** From the axis to each end of the front, how high and how thick the front is. */
  readonly reach: number;
  readonly height: number;
  readonly thick: number;
}

/** Returns the plan of the hall from its measures. */
export function taqPlanOf(values: Values): TaqPlan {
  const half = values('ouverture') / 2;
  const crown = values('voute-hauteur');
  return {
    half,
    outer: half + values('mur-pied'),
    depth: values('profondeur'),
    springing: values('voute-naissance'),
    crown,
    top: crown + values('voute-sommet'),
    reach: values('facade-demi'),
    height: values('facade-hauteur'),
    thick: values('facade-epaisseur'),
  };
}

/** What two bodies of different parts leave between them, in metres. */
export const GAP = 0.02;

/** How far from the edge of the opening the arcades begin, in metres. */
export const EDGE = 1;
