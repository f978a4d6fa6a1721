import type { Look } from '@/lib/buildings/solids/shapes';
import { volumeOf, type Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Orients the faces of a solid outwards. */
export const outwards = (solid: Solid): Solid =>
  volumeOf(solid) < 0
    ? { ...solid, faces: solid.faces.map((face) => face.toReversed()) }
    : solid;

/**
 * Builds a body through sections with equally many points in the same direction. The first and the last are its two
 * ends, and convex, unless the body closes on itself.
 */
export function loft(
  sections: readonly (readonly Vector[])[],
  look: Look = {},
  isRing = false,
): Solid {
  const size = sections[0]?.length ?? 0;
  const at = (section: number, point: number): number =>
    (section % sections.length) * size + (point % size);
  const corners = Array.from({ length: size }, (_, point) => point);
  const steps = sections.slice(isRing ? 0 : 1).map((_, section) => section);
  const sides = steps.flatMap((section) =>
    corners.map((point) => [
      at(section, point),
      at(section, point + 1),
      at(section + 1, point + 1),
      at(section + 1, point),
    ]),
  );
  const ends = isRing
    ? []
    : [
        corners.map((point) => at(0, point)).toReversed(),
        corners.map((point) => at(sections.length - 1, point)),
      ];
  return outwards({ points: sections.flat(), faces: [...sides, ...ends], ...look });
}

/** Point of the plan, in metres. */
export type PlanPoint = readonly [x: number, z: number];

/** Builds a vertical prism over a convex outline of the plan. */
export const prism = (
  outline: readonly PlanPoint[],
  low: number,
  high: number,
  look: Look = {},
): Solid =>
  loft(
    [low, high].map((y) => outline.map(([x, z]): Vector => [x, y, z])),
    look,
  );

type Profile = readonly (readonly [radius: number, height: number])[];

/** Returns the points of a circle around the axis, at a height. */
const circle = (radius: number, height: number, sectors: number): readonly Vector[] =>
  Array.from({ length: sectors }, (_, sector): Vector => {
    const angle = (2 * Math.PI * (sector + 0.5)) / sectors;
    return [radius * Math.sin(angle), height, radius * Math.cos(angle)];
  });

/** Builds a solid of revolution around the vertical axis, with flat ends. */
export const lathe = (
  [cx, cz]: readonly [number, number],
  profile: Profile,
  sectors: number,
  look: Look = {},
): Solid =>
  loft(
    profile.map(([radius, height]) =>
      circle(radius, height, sectors).map(([x, y, z]): Vector => [x + cx, y, z + cz]),
    ),
    look,
  );

/**
 * Builds a dome as a shell between two surfaces of revolution, joined at their springing. Each
 * profile goes from the springing to a crown on the axis.
 */
export function shell(outer: Profile, inner: Profile, sectors: number, look: Look = {}): Solid {
  const points: Vector[] = [];
  const faces: number[][] = [];
  const feet = [outer, inner].map((profile, side) => {
    const first = points.length;
    const rings = profile.slice(0, -1);
    for (const [radius, height] of rings) points.push(...circle(radius, height, sectors));
    const crown = points.push([0, profile.at(-1)?.[1] ?? 0, 0]) - 1;
    for (let sector = 0; sector < sectors; sector += 1) {
      const at = (ring: number, more: number): number =>
        first + ring * sectors + ((sector + more) % sectors);
      const own = rings
        .slice(1)
        .map((_, ring) => [at(ring, 0), at(ring, 1), at(ring + 1, 1), at(ring + 1, 0)]);
      own.push([at(rings.length - 1, 0), at(rings.length - 1, 1), crown]);
      faces.push(...(side === 0 ? own : own.map((face) => face.toReversed())));
    }
    return first;
  });
  const [out = 0, within = 0] = feet;
  for (let sector = 0; sector < sectors; sector += 1) {
    const next = (sector + 1) % sectors;
    faces.push([out + next, out + sector, within + sector, within + next]);
  }
  return outwards({ points, faces, ...look });
}
