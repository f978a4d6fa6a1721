import type { Values } from '@/lib/buildings/building';
import {
  CHURCH_GAP,
  EAST,
  openingOf,
  type ChurchPlan,
} from '@/lib/buildings/models/qalis/churchPlan';
import { circleLine, wallSegment, type Station } from '@/lib/buildings/solids/course';
import { loft, shell } from '@/lib/buildings/solids/loft';
import { box } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Thickness of the mosaic on a wall, in metres: conventional. */
const MOSAIC_DEPTH = 0.1;

/** Distance between the inner faces of the walls and the outer face of the drum, in metres: conventional. */
const DRUM_INSET = 0.35;

/** Number of sides of the polygon that approximates the circles of the dome. */
const SECTORS = 36;

type DomeProfile = readonly (readonly [radius: number, height: number])[];

/** Returns the profile of a dome from its foot to its crown on the axis: a quarter of an ellipse. */
const profileOf = (radius: number, foot: number, rise: number, rings = 10): DomeProfile =>
  Array.from({ length: rings + 1 }, (_, index): readonly [number, number] => {
    const angle = (Math.PI * index) / (2 * rings);
    return [index === rings ? 0 : radius * Math.cos(angle), foot + rise * Math.sin(angle)];
  });

/** Translates a body in the plan. */
function moveTo(solid: Solid, x: number, z: number): Solid {
  const move = ([px, py, pz]: Vector): Vector => [px + x, py, pz + z];
  const moveLines = (polylines: readonly (readonly Vector[])[] = []) =>
    polylines.map((line) => line.map(move));
  return {
    ...solid,
    points: solid.points.map(move),
    outlines: moveLines(solid.outlines),
    details: moveLines(solid.details),
  };
}

/** Builds the dome: the pendentives above the square room, the drum, the shell with its ribs. */
export function churchDome(plan: ChurchPlan, values: Values): readonly Solid[] {
  const { dome, height, ceiling } = plan;
  const centreZ = (dome.back + dome.front) / 2;
  const radius = dome.half - DRUM_INSET;
  const thickness = values('coupole-epaisseur');
  const foot = height + values('tambour');
  const rise = values('coupole-montee');
  const outer = profileOf(radius + 0.2, foot, rise);
  const ribs = Array.from({ length: 16 }, (_, index): readonly Vector[] => {
    const angle = (2 * Math.PI * (index + 0.5)) / 16;
    return outer.map(([distance, y]): Vector => [
      (distance + 0.02) * Math.sin(angle),
      y + 0.012,
      (distance + 0.02) * Math.cos(angle),
    ]);
  });
  const circleAt = (distance: number, y: number): readonly Vector[] =>
    Array.from({ length: SECTORS + 1 }, (_, index): Vector => {
      const angle = (2 * Math.PI * (index + 0.5)) / SECTORS;
      return [distance * Math.sin(angle), y, distance * Math.cos(angle)];
    });
  const stations = Array.from({ length: SECTORS }, (_, index): Station => [
    ((index + 0.5) * 2 * Math.PI * radius) / SECTORS,
    ceiling,
    foot - 0.01,
  ]);
  return [
    pendentives(plan, radius, thickness),
    wallSegment(
      circleLine(radius),
      [-thickness, 0],
      stations,
      {
        isSmooth: true,
        stroke: 'none',
        shade: 18,
        details: [circleAt(radius + 0.015, height + 0.3)],
      },
      true,
    ),
    shell(outer, profileOf(radius - thickness, foot, rise - thickness), SECTORS, {
      ...{ isSmooth: true, stroke: 'none', shade: 22, details: ribs },
      outlines: [circleAt(radius + 0.22, foot)],
    }),
  ].map((solid) => moveTo(solid, 0, centreZ));
}

/** Builds the transition from the square of the room to the circle of the drum, lower at the corners. */
function pendentives({ dome, ceiling }: ChurchPlan, radius: number, thickness: number): Solid {
  const innerDistance = radius - thickness;
  const outerDistance = dome.half - CHURCH_GAP;
  const sections = Array.from({ length: 64 }, (_, index): readonly Vector[] => {
    const angle = (Math.PI * index) / 32;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const wallDistance = outerDistance / Math.max(Math.abs(sin), Math.abs(cos));
    const pointAt = (distance: number, y: number): Vector => [
      distance * sin,
      y,
      distance * cos,
    ];
    return [
      pointAt(wallDistance, ceiling - 0.01),
      pointAt(innerDistance, ceiling - 0.01),
      pointAt(innerDistance, ceiling - 0.5),
      pointAt(wallDistance, ceiling - 0.8 - 1.3 * (wallDistance - outerDistance)),
    ];
  });
  return loft(sections, { isSmooth: true, stroke: 'none', shade: 20 }, true);
}

/** Builds the mosaic on three walls of the domed room; on the east wall, around the slab of alabaster. */
export function domeMosaic(plan: ChurchPlan, values: Values): readonly Solid[] {
  const { dome, floor, ceiling } = plan;
  const { half, back, front } = dome;
  const opening = openingOf(plan, values, EAST);
  if (!opening) throw new RangeError('The wall of the east has an opening.');
  const [bottom, top] = [floor + values('mosaique-appui'), ceiling - 6];
  const look = { stroke: 'detail', shade: 14 } as const;
  const sides = [-1, 1].map((side) =>
    box(
      [Math.min(side * half, side * (half - MOSAIC_DEPTH)), bottom, back],
      [Math.max(side * half, side * (half - MOSAIC_DEPTH)), top, front - 0.02],
      look,
    ),
  );
  const [from, to] = [-half + MOSAIC_DEPTH, half - MOSAIC_DEPTH];
  const eastPanel = (x0: number, x1: number, y0: number, y1: number): Solid =>
    box([x0, y0, back], [x1, y1, back + MOSAIC_DEPTH], { ...look, stroke: 'none' });
  return [
    ...sides,
    eastPanel(from, to, bottom, opening.bottom),
    eastPanel(from, to, opening.top, top),
    eastPanel(from, -opening.half, opening.bottom, opening.top),
    eastPanel(opening.half, to, opening.bottom, opening.top),
  ];
}

/** Builds the gold mosaic inside the dome. */
export function goldenMosaic({ dome, height }: ChurchPlan, values: Values): Solid {
  const thickness = values('coupole-epaisseur') + 0.02;
  const radius = dome.half - DRUM_INSET - thickness;
  const foot = height + values('tambour');
  const rise = values('coupole-montee') - thickness;
  return moveTo(
    shell(
      profileOf(radius, foot, rise, 8),
      profileOf(radius - MOSAIC_DEPTH, foot, rise - MOSAIC_DEPTH, 8),
      24,
      { isSmooth: true, stroke: 'none', shade: 24 },
    ),
    0,
    (dome.back + dome.front) / 2,
  );
}

/** Builds the slab of alabaster in the east wall. */
export function alabasterSlab(plan: ChurchPlan, values: Values): Solid {
  const opening = openingOf(plan, values, EAST);
  if (!opening) throw new RangeError('The wall of the east has an opening.');
  const { half, bottom, top } = opening;
  const z = plan.dome.back - 0.6 * plan.thickness;
  return box([-half, bottom, z - 0.15], [half, top, z + 0.15], {
    stroke: 'outline',
    shade: 31,
  });
}

/** Builds the other interpretation of the text: small alabaster domes on a grid of beams, under the great dome. */
export function alabasterDomes(
  { dome, ceiling }: ChurchPlan,
  values: Values,
): { readonly beams: readonly Solid[]; readonly domes: readonly Solid[] } {
  const count = values('lanterneaux-rang');
  const gridHalfSide = dome.half - 0.14;
  const level = ceiling - 6.2;
  const centreZ = (dome.back + dome.front) / 2;
  const domeSpacing = (2 * gridHalfSide) / count;
  const beamPositions = Array.from(
    { length: count },
    (_, index) => (index + 0.5) * domeSpacing - gridHalfSide,
  );
  const [beamHalf, beamHeight] = [0.15, 0.42];
  const radius = 0.3 * domeSpacing;
  const beams = beamPositions.flatMap((position) => [
    box(
      [position - beamHalf, level - beamHeight, centreZ - gridHalfSide],
      [position + beamHalf, level, centreZ + gridHalfSide],
      { stroke: 'detail' },
    ),
    box(
      [-gridHalfSide, level - 2 * beamHeight, centreZ + position - beamHalf],
      [gridHalfSide, level - beamHeight - 0.001, centreZ + position + beamHalf],
      { stroke: 'detail', shade: 10 },
    ),
  ]);
  const smallDome = shell(
    profileOf(radius, level + 0.02, 1.25 * radius, 3),
    profileOf(radius - 0.08, level + 0.02, 1.25 * radius - 0.08, 2),
    10,
    { isSmooth: true, stroke: 'none', shade: 30 },
  );
  const rim = Array.from({ length: 11 }, (_, index): Vector => {
    const angle = (2 * Math.PI * (index + 0.5)) / 10;
    return [radius * Math.sin(angle), level + 0.02, radius * Math.cos(angle)];
  });
  return {
    beams,
    domes: beamPositions.flatMap((x) =>
      beamPositions.map((z) => moveTo({ ...smallDome, details: [rim] }, x, centreZ + z)),
    ),
  };
}
