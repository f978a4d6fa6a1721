import type { Values } from '@/lib/buildings/building';

/** Radii of the circles of the city, in metres; the gate of Khurâsân is at the front. */
export interface CityPlan {
  /** Radii of the outer face of the main wall, and of its inner face at the foot. */
  readonly radius: number;
  readonly inner: number;
  /** Height of the main wall. */
  readonly height: number;
  /** Radii of the inner and of the outer face of the outer wall, and its height. */
  readonly outerWall: readonly [number, number];
  readonly outerHeight: number;
  /** Radii of the inner and of the outer edge of the ditch. */
  readonly ditch: readonly [number, number];
  /** Radii of the inner and of the outer edge of the built ring. */
  readonly built: readonly [number, number];
}

/** Computes the circles of the city from its measures. */
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

/** Thickness of the walls of gates, courts and halls, in metres: conventional. */
export const THICK = 2.6;
