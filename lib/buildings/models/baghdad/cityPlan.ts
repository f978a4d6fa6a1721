import type { Values } from '@/lib/buildings/building';

/** Radii of the circles of the city, in metres; the gate of Khurâsân is at the front. */
export interface CityPlan {
  /** Radii of the outer face of the main wall, and of its inner face at the foot. */
  readonly radius: number;
  readonly innerRadius: number;
  /** Height of the main wall. */
  readonly height: number;
  /** Radii of the inner and of the outer face of the outer wall, and its height. */
  readonly outerWall: readonly [number, number];
  readonly outerHeight: number;
  /** Radii of the inner and of the outer edge of the ditch. */
  readonly ditch: readonly [number, number];
  /** Radii of the inner and of the outer edge of the built ring. */
  readonly builtRing: readonly [number, number];
}

/** Computes the circles of the city from its measures. */
export function cityPlanOf(values: Values): CityPlan {
  const radius = values('diametre') / 2;
  const innerRadius = radius - values('mur-pied');
  const outerWallStart = radius + values('fasil');
  const outerWallEnd = outerWallStart + values('mur-exterieur-pied');
  const ditchStart = outerWallEnd + values('berme');
  const builtRingEnd = innerRadius - values('fasil-interieur');
  return {
    radius,
    innerRadius,
    height: values('mur-hauteur'),
    outerWall: [outerWallStart, outerWallEnd],
    outerHeight: values('mur-exterieur-hauteur'),
    ditch: [ditchStart, ditchStart + values('fosse-largeur')],
    builtRing: [builtRingEnd - values('arcades-longueur'), builtRingEnd],
  };
}

/** Thickness of the walls of gates, courts and halls, in metres: conventional. */
export const THICKNESS = 2.6;
