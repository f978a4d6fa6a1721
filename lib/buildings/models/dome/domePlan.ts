import type { Values } from '@/lib/buildings/building';

/** Distances of the plan from the axis, in metres, from the outside inwards. */
export interface DomePlan {
  /** Apothems of the outer and of the inner face of the walls. */
  readonly outer: number;
  readonly inner: number;
  /** Apothem of the outer face of the octagonal arcade. */
  readonly octagon: number;
  /** Radius of the outer face of the circular arcade and of the drum. */
  readonly ring: number;
}

const TAN = Math.tan(Math.PI / 8);

/** Computes the plan from the measures. */
export function planOf(values: Values): DomePlan {
  const outer = values('cote') / (2 * TAN);
  const inner = outer - values('epaisseur');
  return {
    outer,
    inner,
    octagon: inner - values('deambulatoire-exterieur'),
    ring: values('anneau-diametre') / 2 + values('anneau-epaisseur') / 2,
  };
}
