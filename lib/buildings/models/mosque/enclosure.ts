import type { Values } from '@/lib/buildings/building';
import { masonry } from '@/lib/buildings/models/mosque/masonry';
import {
  endsOf,
  SEAM,
  sideLine,
  type MosquePlan,
} from '@/lib/buildings/models/mosque/mosquePlan';
import {
  doorOf,
  fourWalls,
  slabOn,
  spansOf,
  type Opening,
} from '@/lib/buildings/models/mosque/opening';
import { relief } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Greatest lowering of the worn crest of a mud-brick wall, in metres: conventional. */
const MAX_WEAR = 0.07;

/** Builds the stone base of the enclosure, interrupted by the openings. */
export const stoneBase = (
  plan: MosquePlan,
  values: Values,
  openings: readonly Opening[],
): readonly Solid[] =>
  fourWalls((side) =>
    spansOf(plan, side, openings).map(({ span, edges }) =>
      masonry(sideLine(plan, side), span, plan.thickness, [0, values('soubassement')], {
        ...{ course: 0.37, length: 0.82, header: 0.63, joints: 34, shade: 13, edges },
      }),
    ),
  );

/** Builds the mud-brick walls above the stone base, and the courses of brick above each opening. */
export function mudBricks(
  plan: MosquePlan,
  values: Values,
  openings: readonly Opening[],
): readonly Solid[] {
  const { thickness, height } = plan;
  const brickLength = values('brique-longueur');
  const bond = {
    ...{ course: values('brique-hauteur'), length: brickLength, joints: 14 },
    // Shows the ends of the bricks in every other course of a wall thicker than one brick.
    header: thickness > brickLength ? values('brique-largeur') : brickLength,
  };
  return fourWalls((side) => {
    const line = sideLine(plan, side);
    const sideOpenings = openings.filter((opening) => opening.side === side);
    return [
      ...spansOf(plan, side, openings).map(({ span, edges }) =>
        masonry(line, span, thickness, [values('soubassement'), height], {
          ...{ ...bond, wear: MAX_WEAR, edges },
        }),
      ),
      ...sideOpenings.map((opening) =>
        masonry(line, [opening.from, opening.to], thickness, [opening.height, height], {
          ...bond,
          edges: null,
        }),
      ),
    ];
  });
}

/** Builds the brick filling of a walled-up door, 5 cm behind each face of the wall. */
export const walledUp = (
  plan: MosquePlan,
  values: Values,
  { side, from, to, height }: Opening,
): Solid =>
  masonry(
    (position, offset) => sideLine(plan, side)(position, offset - 0.05),
    [from, to],
    plan.thickness - 0.1,
    [0, height],
    {
      ...{ course: values('brique-hauteur'), length: values('brique-longueur') },
      ...{ joints: 80, shade: 22 },
    },
  );

/** Builds the doors of the enclosure. */
export const mudDoors = (plan: MosquePlan, openings: readonly Opening[]): readonly Solid[] =>
  openings.flatMap((opening) => doorOf(sideLine(plan, opening.side), opening, plan.thickness));

/** Grid lines of the ground, as ratios of its length and width: denser near the walls, which shade the ground. */
const GROUND = [0, 0.08, 0.25, 0.5, 0.75, 0.92, 1] as const;

/** Builds the ground inside the walls. */
export function innerGround(plan: MosquePlan): Solid {
  const { north, south, thickness, westAt, eastAt } = plan;
  const margin = thickness + SEAM;
  const unitGround = relief(
    { xs: GROUND, zs: GROUND, top: () => 0.03 },
    { stroke: 'none', shade: 20 },
  );
  return {
    ...unitGround,
    points: unitGround.points.map(([xRatio, y, zRatio]): Vector => {
      const z = north + margin + zRatio * (south - north - 2 * margin);
      const [west, east] = [westAt(z) + margin, eastAt(z) - margin];
      return [west + xRatio * (east - west), y, z];
    }),
  };
}

/** Builds the outline of an enclosure, as a ribbon on the ground around the centre of the first enclosure. */
export function enclosureTrace(length: number, width: number): readonly Solid[] {
  const halfWidth = 0.17;
  const plan: MosquePlan = {
    ...{ north: -length / 2, south: length / 2, thickness: 2 * halfWidth, height: 0.05 },
    westAt: () => -width / 2,
    eastAt: () => width / 2,
  };
  return fourWalls((side) => [
    slabOn(sideLine(plan, side), endsOf(plan, side), [-2 * halfWidth, 0], [0, 0.05], {
      shade: 6,
    }),
  ]);
}
