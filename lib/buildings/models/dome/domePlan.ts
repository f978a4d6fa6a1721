import type { Values } from '@/lib/buildings/building';

/** Distances of the plan from the axis, in metres, from the outside inwards. */
export interface DomePlan {
  /** Apothems of the outer and of the inner face of the walls. */
  readonly outerApothem: number;
  readonly innerApothem: number;
  /** Apothem of the outer face of the octagonal arcade. */
  readonly arcadeApothem: number;
  /** Radius of the outer face of the circular arcade and of the drum. */
  readonly ringRadius: number;
}

const TAN_EIGHTH = Math.tan(Math.PI / 8);

/** Computes the plan from the measures. */
export function planOf(values: Values): DomePlan {
  const outerApothem = values('cote') / (2 * TAN_EIGHTH);
  const innerApothem = outerApothem - values('epaisseur');
  return {
    outerApothem,
    innerApothem,
    arcadeApothem: innerApothem - values('deambulatoire-exterieur'),
    ringRadius: values('anneau-diametre') / 2 + values('anneau-epaisseur') / 2,
  };
}
