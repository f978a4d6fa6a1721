import type { View } from '@/lib/buildings/camera';
import type { Section } from '@/lib/buildings/record';

/** The axis of each kind of section, in the frame of the building. */
export const AXES = { plan: 1, 'en travers': 0, 'en long': 2 } as const satisfies Record<
  Section['plane'],
  0 | 1 | 2
>;

/** A plane across an axis of the building, in metres along it; what lies on its open side is left out. */
export interface CuttingPlane {
  readonly axis: 0 | 1 | 2;
  readonly at: number;
  /** 1 where what lies beyond the plane is left out, -1 where what lies before it is. */
  readonly side: 1 | -1;
}

/** Returns the plane whose open side looks towards the eye; a plan is always open above. */
export const planeBefore = (axis: 0 | 1 | 2, at: number, { eye }: View): CuttingPlane => ({
  ...{ axis, at },
  side: axis === 1 || eye[axis] >= at ? 1 : -1,
});
