import type { Values } from '@/lib/buildings/building';

/** The plan, from the outside to the axis, in metres. */
export interface DomePlan {
  /** From the middle to the outer face of the walls, and to their inner face. */
  readonly outer: number;
  readonly inner: number;
  /** From the middle to the outer face of the octagonal arcade. */
  readonly octagon: number;
  /** From the middle to the outer face of the ring and of the drum. */
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
