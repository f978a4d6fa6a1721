import type { Values } from '@/lib/buildings/building';
import {
  CHURCH_GAP,
  EAST,
  openingOf,
  type ChurchPlan,
} from '@/lib/buildings/models/qalis/churchPlan';
import { circleLine, course, type Station } from '@/lib/buildings/solids/course';
import { loft, shell } from '@/lib/buildings/solids/loft';
import { box } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** How thick the mosaic of a wall is drawn, and what the drum leaves free inside the walls, in metres. */
const LINING = 0.1;
const DRUM_INSET = 0.35;

const SECTORS = 36;

type DomeProfile = readonly (readonly [radius: number, height: number])[];

/** Returns a curve from a foot to the axis: half of an ellipse, or of a circle. */
const profileOf = (radius: number, foot: number, rise: number, rings = 10): DomeProfile =>
  Array.from({ length: rings + 1 }, (_, rank): readonly [number, number] => {
    const angle = (Math.PI * rank) / (2 * rings);
    return [rank === rings ? 0 : radius * Math.cos(angle), foot + rise * Math.sin(angle)];
  });

/** Moves a body in the plan. */
function placedAt(solid: Solid, x: number, z: number): Solid {
  const move = ([px, py, pz]: Vector): Vector => [px + x, py, pz + z];
  const lines = (all: readonly (readonly Vector[])[] = []) => all.map((line) => line.map(move));
  return {
    ...solid,
    points: solid.points.map(move),
    outlines: lines(solid.outlines),
    details: lines(solid.details),
  };
}

/** Draws the one dome: from the square of its room to a drum, and over it a shell with its ribs. */
export function churchDome(plan: ChurchPlan, values: Values): readonly Solid[] {
  const { dome, height, ceiling } = plan;
  const middle = (dome.back + dome.front) / 2;
  const radius = dome.half - DRUM_INSET;
  const thick = values('coupole-epaisseur');
  const foot = height + values('tambour');
  const rise = values('coupole-montee');
  const outer = profileOf(radius + 0.2, foot, rise);
  const ribs = Array.from({ length: 16 }, (_, rank): readonly Vector[] => {
    const angle = (2 * Math.PI * (rank + 0.5)) / 16;
    return outer.map(([far, y]): Vector => [
      (far + 0.02) * Math.sin(angle),
      y + 0.012,
      (far + 0.02) * Math.cos(angle),
    ]);
  });
  const around = (far: number, y: number): readonly Vector[] =>
    Array.from({ length: SECTORS + 1 }, (_, rank): Vector => {
      const angle = (2 * Math.PI * (rank + 0.5)) / SECTORS;
      return [far * Math.sin(angle), y, far * Math.cos(angle)];
    });
  const stations = Array.from({ length: SECTORS }, (_, rank): Station => [
    ((rank + 0.5) * 2 * Math.PI * radius) / SECTORS,
    ceiling,
    foot - 0.01,
  ]);
  return [
    pendentives(plan, radius, thick),
    course(
      circleLine(radius),
      [-thick, 0],
      stations,
      {
        isSmooth: true,
        stroke: 'none',
        shade: 18,
        details: [around(radius + 0.015, height + 0.3)],
      },
      true,
    ),
    shell(outer, profileOf(radius - thick, foot, rise - thick), SECTORS, {
      ...{ isSmooth: true, stroke: 'none', shade: 22, details: ribs },
      outlines: [around(radius + 0.22, foot)],
    }),
  ].map((solid) => placedAt(solid, 0, middle));
}

/** Draws what joins the square of the room to the circle of the drum: lower at its corners. */
function pendentives({ dome, ceiling }: ChurchPlan, radius: number, thick: number): Solid {
  const near = radius - thick;
  const far = dome.half - CHURCH_GAP;
  const sections = Array.from({ length: 64 }, (_, rank): readonly Vector[] => {
    const angle = (Math.PI * rank) / 32;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const reach = far / Math.max(Math.abs(sin), Math.abs(cos));
    const at = (from: number, y: number): Vector => [from * sin, y, from * cos];
    return [
      at(reach, ceiling - 0.01),
      at(near, ceiling - 0.01),
      at(near, ceiling - 0.5),
      at(reach, ceiling - 0.8 - 1.3 * (reach - far)),
    ];
  });
  return loft(sections, { isSmooth: true, stroke: 'none', shade: 20 }, true);
}

/** Draws the mosaic of the room under the dome: three walls, one of them around the slab of alabaster. */
export function domeMosaic(plan: ChurchPlan, values: Values): readonly Solid[] {
  const { dome, floor, ceiling } = plan;
  const { half, back, front } = dome;
  const opening = openingOf(plan, values, EAST);
  if (!opening) throw new RangeError('The wall of the east has an opening.');
  const [low, high] = [floor + values('mosaique-appui'), ceiling - 6];
  const look = { stroke: 'detail', shade: 14 } as const;
  const sides = [-1, 1].map((side) =>
    box(
      [Math.min(side * half, side * (half - LINING)), low, back],
      [Math.max(side * half, side * (half - LINING)), high, front - 0.02],
      look,
    ),
  );
  const [from, to] = [-half + LINING, half - LINING];
  const east = (x0: number, x1: number, y0: number, y1: number): Solid =>
    box([x0, y0, back], [x1, y1, back + LINING], { ...look, stroke: 'none' });
  return [
    ...sides,
    east(from, to, low, opening.low),
    east(from, to, opening.high, high),
    east(from, -opening.half, opening.low, opening.high),
    east(opening.half, to, opening.low, opening.high),
  ];
}

/** Draws the mosaic inside the dome, of gold. */
export function goldenMosaic({ dome, height }: ChurchPlan, values: Values): Solid {
  const thick = values('coupole-epaisseur') + 0.02;
  const radius = dome.half - DRUM_INSET - thick;
  const foot = height + values('tambour');
  const rise = values('coupole-montee') - thick;
  return placedAt(
    shell(
      profileOf(radius, foot, rise, 8),
      profileOf(radius - LINING, foot, rise - LINING, 8),
      24,
      { isSmooth: true, stroke: 'none', shade: 24 },
    ),
    0,
    (dome.back + dome.front) / 2,
  );
}

/** Draws the slab of alabaster in the wall of the east. */
export function alabasterSlab(plan: ChurchPlan, values: Values): Solid {
  const opening = openingOf(plan, values, EAST);
  if (!opening) throw new RangeError('The wall of the east has an opening.');
  const { half, low, high } = opening;
  const z = plan.dome.back - 0.6 * plan.thick;
  return box([-half, low, z - 0.15], [half, high, z + 0.15], { stroke: 'outline', shade: 31 });
}

/** Draws the other reading of the dome: small domes of alabaster on a grid of beams, under the great one. */
export function alabasterDomes(
  { dome, ceiling }: ChurchPlan,
  values: Values,
): { readonly beams: readonly Solid[]; readonly domes: readonly Solid[] } {
  const count = values('lanterneaux-rang');
  const half = dome.half - 0.14;
  const level = ceiling - 6.2;
  const middle = (dome.back + dome.front) / 2;
  const step = (2 * half) / count;
  const places = Array.from({ length: count }, (_, rank) => (rank + 0.5) * step - half);
  const [wide, high] = [0.15, 0.42];
  const radius = 0.3 * step;
  const beams = places.flatMap((at) => [
    box([at - wide, level - high, middle - half], [at + wide, level, middle + half], {
      stroke: 'detail',
    }),
    box(
      [-half, level - 2 * high, middle + at - wide],
      [half, level - high - 0.001, middle + at + wide],
      { stroke: 'detail', shade: 10 },
    ),
  ]);
  const one = shell(
    profileOf(radius, level + 0.02, 1.25 * radius, 3),
    profileOf(radius - 0.08, level + 0.02, 1.25 * radius - 0.08, 2),
    10,
    { isSmooth: true, stroke: 'none', shade: 30 },
  );
  const rim = Array.from({ length: 11 }, (_, rank): Vector => {
    const angle = (2 * Math.PI * (rank + 0.5)) / 10;
    return [radius * Math.sin(angle), level + 0.02, radius * Math.cos(angle)];
  });
  return {
    beams,
    domes: places.flatMap((x) =>
      places.map((z) => placedAt({ ...one, details: [rim] }, x, middle + z)),
    ),
  };
}
