import type { View } from '@/lib/buildings/camera';
import type { Section } from '@/lib/buildings/record';

/** Axis of each kind of section, in the building's coordinates. */
export const AXES = { plan: 1, 'en travers': 0, 'en long': 2 } as const satisfies Record<
  Section['plane'],
  0 | 1 | 2
>;

/** Plane perpendicular to an axis of the building, at a position in metres; its open side is not drawn. */
export interface CuttingPlane {
  readonly axis: 0 | 1 | 2;
  readonly at: number;
  /** Open side: 1 for greater coordinates than the plane's, -1 for smaller ones. */
  readonly side: 1 | -1;
}

/** Returns the plane whose open side faces the eye; a plan is always open above. */
export const cuttingPlane = (axis: 0 | 1 | 2, at: number, { eye }: View): CuttingPlane => ({
  ...{ axis, at },
  side: axis === 1 || eye[axis] >= at ? 1 : -1,
});
