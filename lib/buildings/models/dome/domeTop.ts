import type { Values } from '@/lib/buildings/building';
import type { DomePlan } from '@/lib/buildings/models/dome/domePlan';
import {
  roundArch,
  circleLine,
  wallSegment,
  lineOnWall,
  type Station,
} from '@/lib/buildings/solids/course';
import { loft, shell } from '@/lib/buildings/solids/loft';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Builds the drum: the wall below the windows, the piers between the windows, the wall above their arches. */
export function drum({ ringRadius }: DomePlan, values: Values): readonly Solid[] {
  const line = circleLine(ringRadius);
  const faces = [-values('anneau-epaisseur'), 0] as const;
  const count = values('tambour-fenetres');
  const spacing = (2 * Math.PI * ringRadius) / count;
  const [foot, top] = [values('toit-haut'), values('tambour-sommet')];
  const sill = foot + 0.35 * (top - foot);
  const windowHalf = 0.28 * spacing;
  const springing = sill + 0.24 * (top - foot);
  const indices = Array.from({ length: count }, (_, index) => index);
  const positions = Array.from(
    { length: 64 },
    (_, index) => (index * 2 * Math.PI * ringRadius) / 64,
  );
  const arches = indices.map((index) => roundArch(index * spacing, windowHalf, springing, 8));
  const wallRing = (
    low: number,
    high: number,
    outlines: readonly (readonly Vector[])[],
  ): Solid =>
    wallSegment(
      line,
      faces,
      positions.map((position): Station => [position, low, high]),
      {
        ...{ stroke: 'none', isSmooth: true, outlines },
      },
      true,
    );
  const ringLineAt = (height: number, offset = 0.015): readonly Vector[] =>
    lineOnWall(
      line,
      [...positions, positions[0] ?? 0].map((position) => [position, height]),
      offset,
    );
  const stations = arches.flatMap((arch, index): Station[] => [
    ...arch.map(([position, soffit]): Station => [position, soffit, top]),
    [(index + 0.5) * spacing, springing, top],
  ]);
  return [
    wallRing(foot, sill, [ringLineAt(foot)]),
    wallSegment(
      line,
      faces,
      stations,
      {
        ...{ stroke: 'none', isSmooth: true, outlines: [ringLineAt(top)] },
        details: arches.map((arch, index) =>
          lineOnWall(line, [
            [index * spacing - windowHalf, sill],
            ...arch,
            [index * spacing + windowHalf, sill],
            [index * spacing - windowHalf, sill],
          ]),
        ),
      },
      true,
    ),
    ...indices.map((index) =>
      wallSegment(
        line,
        faces,
        [windowHalf, spacing / 2, spacing - windowHalf].map((position): Station => [
          index * spacing + position,
          sill,
          springing,
        ]),
        { stroke: 'none', isSmooth: true },
      ),
    ),
    ...arches.map((arch) =>
      wallSegment(
        line,
        [-0.6, -0.5],
        arch.map(([position, soffit]): Station => [position, sill, soffit]),
        {
          ...{ stroke: 'none', shade: 0 },
        },
      ),
    ),
  ];
}

/** Projection of the foot of the dome from the drum, in metres. */
const OVERHANG = 0.15;

/**
 * Computes the profile of a high dome from its foot to its crown: a curve between an ellipse and a pointed arch. No
 * source gives the profile of the first dome.
 */
function domeProfile(radius: number, foot: number, rise: number, rings = 14) {
  return Array.from({ length: rings + 1 }, (_, index): readonly [number, number] => {
    const heightRatio = Math.sin((Math.PI * index) / (2 * rings));
    const widthRatio = index === rings ? 0 : (1 - heightRatio ** 2.3) ** (1 / 2.2);
    return [radius * widthRatio, foot + rise * heightRatio];
  });
}

/** Builds the dome as one shell, with its ribs. */
export function cupola({ ringRadius }: DomePlan, values: Values): Solid {
  const foot = values('tambour-sommet') + 0.02;
  const rise = values('hauteur-totale') - foot;
  const thickness = values('coupole-epaisseur');
  const outer = domeProfile(ringRadius + OVERHANG, foot, rise);
  const sectors = 64;
  const ribs = Array.from({ length: 32 }, (_, index): readonly Vector[] => {
    const angle = (2 * Math.PI * (index + 0.5)) / 32;
    return outer.map(([radius, height]): Vector => [
      (radius + 0.02) * Math.sin(angle),
      height + 0.01,
      (radius + 0.02) * Math.cos(angle),
    ]);
  });
  const [first] = outer;
  const rim = Array.from({ length: sectors + 1 }, (_, index): Vector => {
    const angle = (2 * Math.PI * (index + 0.5)) / sectors;
    const radius = (first?.[0] ?? 0) + 0.01;
    return [radius * Math.sin(angle), foot, radius * Math.cos(angle)];
  });
  return shell(
    outer,
    domeProfile(ringRadius + OVERHANG - thickness, foot, rise - thickness),
    sectors,
    {
      ...{ stroke: 'none', isSmooth: true, details: ribs, outlines: [rim] },
    },
  );
}

/** Builds the roof of the two aisles: one slope, from the octagon of the walls to the circle of the drum. */
export function roof({ innerApothem, ringRadius }: DomePlan, values: Values): Solid {
  const [low, high] = [values('toit-bas'), values('toit-haut')];
  const count = 64;
  const thickness = 0.3;
  const sections = Array.from({ length: count }, (_, index): readonly Vector[] => {
    const angle = (2 * Math.PI * index) / count;
    const sideAngle = ((angle + Math.PI / 8) % (Math.PI / 4)) - Math.PI / 8;
    const wallRadius = (innerApothem - 0.02) / Math.cos(sideAngle);
    const pointAt = (radius: number, y: number): Vector => [
      radius * Math.sin(angle),
      y,
      radius * Math.cos(angle),
    ];
    const drumRadius = ringRadius + 0.02;
    return [
      pointAt(wallRadius, low),
      pointAt(drumRadius, high),
      pointAt(drumRadius, high - thickness),
      pointAt(wallRadius, low - thickness),
    ];
  });
  const seams = sections.map(([a, b]): readonly Vector[] =>
    [a, b].flatMap((end): Vector[] => (end ? [[end[0], end[1] + 0.02, end[2]]] : [])),
  );
  return loft(
    sections,
    {
      ...{ stroke: 'none', isSmooth: true },
      details: seams.filter((_, index) => index % 8 !== 4),
      outlines: seams.filter((_, index) => index % 8 === 4),
    },
    true,
  );
}
