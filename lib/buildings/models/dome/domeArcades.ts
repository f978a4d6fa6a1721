import type { Values } from '@/lib/buildings/building';
import type { DomePlan } from '@/lib/buildings/models/dome/domePlan';
import {
  archOver,
  circleLine,
  course,
  drawnOn,
  octagonSide,
  type Line,
  type Station,
} from '@/lib/buildings/solids/course';
import { lathe } from '@/lib/buildings/solids/loft';
import type { Solid } from '@/lib/buildings/solids/solid';

/** Position of an end of a side of the octagon. */
const END = Infinity;

/** Half of the width of the impost between two arches, in metres: conventional. */
const IMPOST = 0.5;

const plain = { stroke: 'none' } as const;

/** Builds the octagonal arcade with its mosaic band, and the circular arcade under the drum. */
export function arcades(plan: DomePlan, values: Values) {
  const sides = [0, 1, 2, 3, 4, 5, 6, 7].map((side) => octagonArcade(side, plan, values));
  return {
    octagon: sides.flatMap(({ arcade }) => arcade),
    band: sides.flatMap(({ band }) => band),
    ring: ringArcade(plan, values),
  };
}

/** Builds a column: base, shaft, capital and impost block, up to the springing. */
function column(at: readonly [number, number], values: Values): Solid {
  const top = values('arcs-naissance');
  const wide = values('colonne-diametre') / 2;
  return lathe(
    at,
    [
      [1.5 * wide, 0],
      [1.5 * wide, 0.3],
      [1.08 * wide, 0.45],
      [wide, 0.62 * top],
      [0.94 * wide, 0.76 * top],
      [1.5 * wide, 0.87 * top],
      [1.5 * wide, top],
    ],
    16,
    { isSmooth: true, stroke: 'detail' },
  );
}

/** Lists the stations of an arcade: the points of its arches, and the impost between two arches. */
const overArches = (
  arches: readonly (readonly (readonly [number, number])[])[],
  top: number,
): readonly Station[] =>
  arches.flatMap((arch) => arch.map(([along, low]): Station => [along, low, top]));

/**
 * Builds one side of the octagon: a pier at each corner, two columns, three arches, a tie beam, a band on both faces.
 */
function octagonArcade(side: number, { octagon }: DomePlan, values: Values) {
  const line = octagonSide(octagon, side);
  const thick = values('arcade-epaisseur');
  const faces = [-thick, 0] as const;
  const [springing, top] = [values('arcs-naissance'), values('arcade-sommet')];
  const free = (octagon - thick / 2) * Math.tan(Math.PI / 8) - values('pile-octogone');
  const bays = values('octogone-arcs') / 8;
  const step = (2 * free) / bays;
  const radius = step / 2 - IMPOST;
  const arches = Array.from({ length: bays }, (_, bay) =>
    archOver((bay - (bays - 1) / 2) * step, radius, springing),
  );
  const columns = Array.from({ length: values('octogone-colonnes') / 8 }, (_, rank) =>
    line((rank - (bays - 2) / 2) * step, -thick / 2),
  );
  const stations: readonly Station[] = [
    [-END, springing, top],
    ...overArches(arches, top),
    [END, springing, top],
  ];
  const strip = (inner: number, outer: number): Solid =>
    course(
      line,
      [inner, outer],
      [-END, END].map((along): Station => [
        along,
        values('bande-bas'),
        values('bande-bas') + values('bande-hauteur'),
      ]),
      { stroke: 'detail' },
    );
  const arcade = [
    ...(
      [
        [-END, -free],
        [free, END],
      ] as const
    ).map(([from, to]) =>
      course(
        line,
        faces,
        [
          [from, 0, springing],
          [to, 0, springing],
        ],
        { stroke: 'detail' },
      ),
    ),
    course(line, faces, stations, {
      ...plain,
      details: arches.flatMap((arch) => [
        drawnOn(line, arch),
        drawnOn(line, arch, -thick - 0.015),
      ]),
      outlines: [
        drawnOn(line, [
          [-END, 0],
          [-END, top],
        ]),
      ],
    }),
    course(
      line,
      [-thick / 2 - 0.18, -thick / 2 + 0.18],
      [
        [-free, springing - 0.35, springing - 0.05],
        [free, springing - 0.35, springing - 0.05],
      ],
      { stroke: 'detail', shade: 6 },
    ),
    ...columns.map((at) => column(at, values)),
  ];
  return { arcade, band: [strip(-0.1, 0.03), strip(-thick - 0.03, -thick + 0.1)] };
}

/** Builds the circular arcade: four piers on the diagonals, three columns between two piers, sixteen arches, a wall. */
function ringArcade({ ring }: DomePlan, values: Values): readonly Solid[] {
  const line: Line = circleLine(ring);
  const thick = values('anneau-epaisseur');
  const faces = [-thick, 0] as const;
  const [springing, top] = [values('arcs-naissance'), values('toit-haut')];
  const count = values('anneau-piliers') + values('anneau-colonnes');
  const each = count / values('anneau-piliers');
  const step = (2 * Math.PI * ring) / count;
  const radius = step / 2 - IMPOST;
  const supports = Array.from({ length: values('anneau-arcs') }, (_, rank) => rank);
  const isPier = (rank: number): boolean => rank % each === each / 2;
  const arches = supports.map((rank) => archOver((rank + 0.5) * step, radius, springing));
  return [
    course(
      line,
      faces,
      overArches(arches, top),
      {
        ...{ stroke: 'none', isSmooth: true },
        details: arches.flatMap((arch) => [
          drawnOn(line, arch),
          drawnOn(line, arch, -thick - 0.015),
        ]),
      },
      true,
    ),
    ...supports.map((rank) =>
      isPier(rank)
        ? course(
            line,
            faces,
            [-1, 0, 1].map((one): Station => [
              rank * step + one * values('pile-anneau'),
              0,
              springing,
            ]),
            { stroke: 'detail' },
          )
        : column(line(rank * step, -thick / 2), values),
    ),
  ];
}
