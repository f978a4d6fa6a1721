import type { Values } from '@/lib/buildings/building';
import type { DomePlan } from '@/lib/buildings/models/dome/domePlan';
import {
  archOver,
  circleLine,
  course,
  drawnOn,
  type Station,
} from '@/lib/buildings/solids/course';
import { loft, shell } from '@/lib/buildings/solids/loft';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Builds the drum: the wall below the windows, the piers between the windows, the wall above their arches. */
export function drum({ ring }: DomePlan, values: Values): readonly Solid[] {
  const line = circleLine(ring);
  const faces = [-values('anneau-epaisseur'), 0] as const;
  const count = values('tambour-fenetres');
  const step = (2 * Math.PI * ring) / count;
  const [foot, top] = [values('toit-haut'), values('tambour-sommet')];
  const sill = foot + 0.35 * (top - foot);
  const half = 0.28 * step;
  const springing = sill + 0.24 * (top - foot);
  const ranks = Array.from({ length: count }, (_, rank) => rank);
  const round = Array.from({ length: 64 }, (_, rank) => (rank * 2 * Math.PI * ring) / 64);
  const arches = ranks.map((rank) => archOver(rank * step, half, springing, 8));
  const ringOf = (low: number, high: number, outlines: readonly (readonly Vector[])[]): Solid =>
    course(
      line,
      faces,
      round.map((along): Station => [along, low, high]),
      {
        ...{ stroke: 'none', isSmooth: true, outlines },
      },
      true,
    );
  const around = (height: number, out = 0.015): readonly Vector[] =>
    drawnOn(
      line,
      [...round, round[0] ?? 0].map((along) => [along, height]),
      out,
    );
  const over = arches.flatMap((arch, rank): Station[] => [
    ...arch.map(([along, low]): Station => [along, low, top]),
    [(rank + 0.5) * step, springing, top],
  ]);
  return [
    ringOf(foot, sill, [around(foot)]),
    course(
      line,
      faces,
      over,
      {
        ...{ stroke: 'none', isSmooth: true, outlines: [around(top)] },
        details: arches.map((arch, rank) =>
          drawnOn(line, [
            [rank * step - half, sill],
            ...arch,
            [rank * step + half, sill],
            [rank * step - half, sill],
          ]),
        ),
      },
      true,
    ),
    ...ranks.map((rank) =>
      course(
        line,
        faces,
        [half, step / 2, step - half].map((along): Station => [
          rank * step + along,
          sill,
          springing,
        ]),
        { stroke: 'none', isSmooth: true },
      ),
    ),
    ...arches.map((arch) =>
      course(
        line,
        [-0.6, -0.5],
        arch.map(([along, high]): Station => [along, sill, high]),
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
function curved(radius: number, foot: number, rise: number, rings = 14) {
  return Array.from({ length: rings + 1 }, (_, rank): readonly [number, number] => {
    const height = Math.sin((Math.PI * rank) / (2 * rings));
    const width = rank === rings ? 0 : (1 - height ** 2.3) ** (1 / 2.2);
    return [radius * width, foot + rise * height];
  });
}

/** Builds the dome as one shell, with its ribs. */
export function cupola({ ring }: DomePlan, values: Values): Solid {
  const foot = values('tambour-sommet') + 0.02;
  const rise = values('hauteur-totale') - foot;
  const thick = values('coupole-epaisseur');
  const outer = curved(ring + OVERHANG, foot, rise);
  const sectors = 64;
  const ribs = Array.from({ length: 32 }, (_, rank): readonly Vector[] => {
    const angle = (2 * Math.PI * (rank + 0.5)) / 32;
    return outer.map(([radius, height]): Vector => [
      (radius + 0.02) * Math.sin(angle),
      height + 0.01,
      (radius + 0.02) * Math.cos(angle),
    ]);
  });
  const [first] = outer;
  const rim = Array.from({ length: sectors + 1 }, (_, rank): Vector => {
    const angle = (2 * Math.PI * (rank + 0.5)) / sectors;
    const radius = (first?.[0] ?? 0) + 0.01;
    return [radius * Math.sin(angle), foot, radius * Math.cos(angle)];
  });
  return shell(outer, curved(ring + OVERHANG - thick, foot, rise - thick), sectors, {
    ...{ stroke: 'none', isSmooth: true, details: ribs, outlines: [rim] },
  });
}

/** Builds the roof of the two aisles: one slope, from the octagon of the walls to the circle of the drum. */
export function roof({ inner, ring }: DomePlan, values: Values): Solid {
  const [low, high] = [values('toit-bas'), values('toit-haut')];
  const count = 64;
  const thick = 0.3;
  const sections = Array.from({ length: count }, (_, rank): readonly Vector[] => {
    const angle = (2 * Math.PI * rank) / count;
    const turn = ((angle + Math.PI / 8) % (Math.PI / 4)) - Math.PI / 8;
    const far = (inner - 0.02) / Math.cos(turn);
    const at = (radius: number, y: number): Vector => [
      radius * Math.sin(angle),
      y,
      radius * Math.cos(angle),
    ];
    const near = ring + 0.02;
    return [at(far, low), at(near, high), at(near, high - thick), at(far, low - thick)];
  });
  const seams = sections.map(([a, b]): readonly Vector[] =>
    [a, b].flatMap((end): Vector[] => (end ? [[end[0], end[1] + 0.02, end[2]]] : [])),
  );
  return loft(
    sections,
    {
      ...{ stroke: 'none', isSmooth: true },
      details: seams.filter((_, rank) => rank % 8 !== 4),
      outlines: seams.filter((_, rank) => rank % 8 === 4),
    },
    true,
  );
}
