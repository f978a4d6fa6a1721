import type { Values } from '@/lib/buildings/building';
import type { DomePlan } from '@/lib/buildings/models/dome/domePlan';
import {
  roundArch,
  circleLine,
  wallSegment,
  lineOnWall,
  octagonSide,
  type WallLine,
  type Station,
} from '@/lib/buildings/solids/course';
import { lathe } from '@/lib/buildings/solids/loft';
import type { Solid } from '@/lib/buildings/solids/solid';

/** Position of an end of a side of the octagon. */
const END = Infinity;

/** Half of the width of the impost between two arches, in metres: conventional. */
const IMPOST_HALF_WIDTH = 0.5;

const NO_STROKE = { stroke: 'none' } as const;

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
function column(centre: readonly [number, number], values: Values): Solid {
  const top = values('arcs-naissance');
  const radius = values('colonne-diametre') / 2;
  return lathe(
    centre,
    [
      [1.5 * radius, 0],
      [1.5 * radius, 0.3],
      [1.08 * radius, 0.45],
      [radius, 0.62 * top],
      [0.94 * radius, 0.76 * top],
      [1.5 * radius, 0.87 * top],
      [1.5 * radius, top],
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
  arches.flatMap((arch) => arch.map(([position, soffit]): Station => [position, soffit, top]));

/**
 * Builds one side of the octagon: a pier at each corner, two columns, three arches, a tie beam, a band on both faces.
 */
function octagonArcade(side: number, { arcadeApothem }: DomePlan, values: Values) {
  const line = octagonSide(arcadeApothem, side);
  const thickness = values('arcade-epaisseur');
  const faces = [-thickness, 0] as const;
  const [springing, top] = [values('arcs-naissance'), values('arcade-sommet')];
  const arcadeHalfLength =
    (arcadeApothem - thickness / 2) * Math.tan(Math.PI / 8) - values('pile-octogone');
  const bays = values('octogone-arcs') / 8;
  const bayLength = (2 * arcadeHalfLength) / bays;
  const radius = bayLength / 2 - IMPOST_HALF_WIDTH;
  const arches = Array.from({ length: bays }, (_, bay) =>
    roundArch((bay - (bays - 1) / 2) * bayLength, radius, springing),
  );
  const columns = Array.from({ length: values('octogone-colonnes') / 8 }, (_, index) =>
    line((index - (bays - 2) / 2) * bayLength, -thickness / 2),
  );
  const stations: readonly Station[] = [
    [-END, springing, top],
    ...overArches(arches, top),
    [END, springing, top],
  ];
  const bandOn = (inner: number, outer: number): Solid =>
    wallSegment(
      line,
      [inner, outer],
      [-END, END].map((position): Station => [
        position,
        values('bande-bas'),
        values('bande-bas') + values('bande-hauteur'),
      ]),
      { stroke: 'detail' },
    );
  const arcade = [
    ...(
      [
        [-END, -arcadeHalfLength],
        [arcadeHalfLength, END],
      ] as const
    ).map(([from, to]) =>
      wallSegment(
        line,
        faces,
        [
          [from, 0, springing],
          [to, 0, springing],
        ],
        { stroke: 'detail' },
      ),
    ),
    wallSegment(line, faces, stations, {
      ...NO_STROKE,
      details: arches.flatMap((arch) => [
        lineOnWall(line, arch),
        lineOnWall(line, arch, -thickness - 0.015),
      ]),
      outlines: [
        lineOnWall(line, [
          [-END, 0],
          [-END, top],
        ]),
      ],
    }),
    wallSegment(
      line,
      [-thickness / 2 - 0.18, -thickness / 2 + 0.18],
      [
        [-arcadeHalfLength, springing - 0.35, springing - 0.05],
        [arcadeHalfLength, springing - 0.35, springing - 0.05],
      ],
      { stroke: 'detail', shade: 6 },
    ),
    ...columns.map((centre) => column(centre, values)),
  ];
  return { arcade, band: [bandOn(-0.1, 0.03), bandOn(-thickness - 0.03, -thickness + 0.1)] };
}

/** Builds the circular arcade: four piers on the diagonals, three columns between two piers, sixteen arches, a wall. */
function ringArcade({ ringRadius }: DomePlan, values: Values): readonly Solid[] {
  const line: WallLine = circleLine(ringRadius);
  const thickness = values('anneau-epaisseur');
  const faces = [-thickness, 0] as const;
  const [springing, top] = [values('arcs-naissance'), values('toit-haut')];
  const count = values('anneau-piliers') + values('anneau-colonnes');
  const supportsPerPier = count / values('anneau-piliers');
  const bayLength = (2 * Math.PI * ringRadius) / count;
  const radius = bayLength / 2 - IMPOST_HALF_WIDTH;
  const supportIndices = Array.from({ length: values('anneau-arcs') }, (_, index) => index);
  const isPier = (index: number): boolean => index % supportsPerPier === supportsPerPier / 2;
  const arches = supportIndices.map((index) =>
    roundArch((index + 0.5) * bayLength, radius, springing),
  );
  return [
    wallSegment(
      line,
      faces,
      overArches(arches, top),
      {
        ...{ stroke: 'none', isSmooth: true },
        details: arches.flatMap((arch) => [
          lineOnWall(line, arch),
          lineOnWall(line, arch, -thickness - 0.015),
        ]),
      },
      true,
    ),
    ...supportIndices.map((index) =>
      isPier(index)
        ? wallSegment(
            line,
            faces,
            [-1, 0, 1].map((sign): Station => [
              index * bayLength + sign * values('pile-anneau'),
              0,
              springing,
            ]),
            { stroke: 'detail' },
          )
        : column(line(index * bayLength, -thickness / 2), values),
    ),
  ];
}
