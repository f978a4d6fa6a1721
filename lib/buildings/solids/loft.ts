import type { Look } from '@/lib/buildings/solids/shapes';
import { volumeOf, type Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Orients the faces of a solid outwards. */
export const orientOutwards = (solid: Solid): Solid =>
  volumeOf(solid) < 0
    ? { ...solid, faces: solid.faces.map((face) => face.toReversed()) }
    : solid;

/**
 * Builds a body through sections with equally many points in the same direction. The first and the last section are the
 * ends of the body, and convex, unless the body closes on itself.
 */
export function loft(
  sections: readonly (readonly Vector[])[],
  look: Look = {},
  isRing = false,
): Solid {
  const pointCount = sections[0]?.length ?? 0;
  const indexOf = (section: number, point: number): number =>
    (section % sections.length) * pointCount + (point % pointCount);
  const corners = Array.from({ length: pointCount }, (_, point) => point);
  const steps = sections.slice(isRing ? 0 : 1).map((_, section) => section);
  const sides = steps.flatMap((section) =>
    corners.map((point) => [
      indexOf(section, point),
      indexOf(section, point + 1),
      indexOf(section + 1, point + 1),
      indexOf(section + 1, point),
    ]),
  );
  const ends = isRing
    ? []
    : [
        corners.map((point) => indexOf(0, point)).toReversed(),
        corners.map((point) => indexOf(sections.length - 1, point)),
      ];
  return orientOutwards({ points: sections.flat(), faces: [...sides, ...ends], ...look });
}

/** Point of the plan, in metres. */
export type PlanPoint = readonly [x: number, z: number];

/** Builds a vertical prism over a convex outline of the plan. */
export const prism = (
  outline: readonly PlanPoint[],
  bottom: number,
  top: number,
  look: Look = {},
): Solid =>
  loft(
    [bottom, top].map((y) => outline.map(([x, z]): Vector => [x, y, z])),
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
  [centreX, centreZ]: readonly [number, number],
  profile: Profile,
  sectors: number,
  look: Look = {},
): Solid =>
  loft(
    profile.map(([radius, height]) =>
      circle(radius, height, sectors).map(([x, y, z]): Vector => [x + centreX, y, z + centreZ]),
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
  const ringStarts = [outer, inner].map((profile, side) => {
    const startIndex = points.length;
    const rings = profile.slice(0, -1);
    for (const [radius, height] of rings) points.push(...circle(radius, height, sectors));
    const crown = points.push([0, profile.at(-1)?.[1] ?? 0, 0]) - 1;
    for (let sector = 0; sector < sectors; sector += 1) {
      const indexAt = (ring: number, shift: number): number =>
        startIndex + ring * sectors + ((sector + shift) % sectors);
      const profileFaces = rings
        .slice(1)
        .map((_, ring) => [
          indexAt(ring, 0),
          indexAt(ring, 1),
          indexAt(ring + 1, 1),
          indexAt(ring + 1, 0),
        ]);
      profileFaces.push([indexAt(rings.length - 1, 0), indexAt(rings.length - 1, 1), crown]);
      faces.push(
        ...(side === 0 ? profileFaces : profileFaces.map((face) => face.toReversed())),
      );
    }
    return startIndex;
  });
  const [outerStart = 0, innerStart = 0] = ringStarts;
  for (let sector = 0; sector < sectors; sector += 1) {
    const nextSector = (sector + 1) % sectors;
    faces.push([
      outerStart + nextSector,
      outerStart + sector,
      innerStart + sector,
      innerStart + nextSector,
    ]);
  }
  return orientOutwards({ points, faces, ...look });
}
