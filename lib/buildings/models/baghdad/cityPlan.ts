import type { Values } from '@/lib/buildings/building';

/** The circles of the city, in metres from its middle; the gate of Khurâsân is at the front. */
export interface CityPlan {
  /** The outer face of the main wall, and its inner face at its foot. */
  readonly radius: number;
  readonly inner: number;
  /** Height of the main wall. */
  readonly height: number;
  /** Both faces of the outer wall, and its height. */
  readonly outerWall: readonly [number, number];
  readonly outerHeight: number;
  /** Both edges of the ditch. */
  readonly ditch: readonly [number, number];
  /** Both edges of the built ring. */
  readonly built: readonly [number, number];
}

/** Returns the circles of the city from its measures. */
export function cityPlanOf(values: Values): CityPlan {
  const radius = values('diametre') / 2;
  const inner = radius - values('mur-pied');
  const near = radius + values('fasil');
  const far = near + values('mur-exterieur-pied');
  const ditch = far + values('berme');
  const houses = inner - values('fasil-interieur');
  return {
    radius,
    inner,
    height: values('mur-hauteur'),
    outerWall: [near, far],
    outerHeight: values('mur-exterieur-hauteur'),
    ditch: [ditch, ditch + values('fosse-largeur')],
    built: [houses - values('arcades-longueur'), houses],
  };
}

/** How thick the walls of gates, courts and halls are, in metres: conventional. */
export const THICK = 2.6;
