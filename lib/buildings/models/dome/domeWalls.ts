import type { Values } from '@/lib/buildings/building';
import type { DomePlan } from '@/lib/buildings/models/dome/domePlan';
import {
  roundArch,
  wallSegment,
  lineOnWall,
  octagonSide,
  type WallLine,
  type Station,
} from '@/lib/buildings/solids/course';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

const SIDES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Position of an end of a side of the octagon. */
const END = Infinity;

/** Half of the width of a blind arch, as a ratio of the width of its panel. */
const BLIND_ARCH_RATIO = 0.41;

/** Tells whether a side has a door; doors are spread evenly from the front. */
const hasDoor = (side: number, values: Values): boolean =>
  side % (SIDES.length / values('portes')) === 0;

/** Computes the middles of the panels of a side, and of the panels with a window. */
function panelsOf(side: number, values: Values) {
  const count = values('panneaux');
  const width = values('cote') / count;
  const panelCentres = Array.from(
    { length: count },
    (_, index) => (index - (count - 1) / 2) * width,
  );
  const windowCentres = panelCentres
    .slice(1, -1)
    .filter((middle) => !hasDoor(side, values) || middle !== 0);
  return { width, panelCentres, windowCentres };
}

/** Builds the eight walls with their windows, and the parapet that hides the roof. */
export const outerWalls = (plan: DomePlan, values: Values): readonly Solid[] =>
  SIDES.flatMap((side) => wall(side, octagonSide(plan.outerApothem, side), values));

function wall(side: number, line: WallLine, values: Values): readonly Solid[] {
  const faces = [-values('epaisseur'), 0] as const;
  const [sill, springing] = [values('fenetre-appui'), values('fenetre-naissance')];
  const [top, windowHalf] = [values('hauteur-mur'), values('fenetre-largeur') / 2];
  const doorHalf = values('porte-largeur') / 2;
  const lintel = values('porte-hauteur');
  const { windowCentres } = panelsOf(side, values);
  const noStroke = { stroke: 'none' } as const;
  const wallSection = (from: number, to: number, low: number, high: number): Solid =>
    wallSegment(
      line,
      faces,
      [
        [from, low, high],
        [to, low, high],
      ],
      noStroke,
    );
  const lowerWalls = hasDoor(side, values)
    ? [
        wallSection(-END, -doorHalf, 0, sill),
        wallSection(doorHalf, END, 0, sill),
        wallSection(-doorHalf, doorHalf, lintel, sill),
      ]
    : [wallSection(-END, END, 0, sill)];
  const edges = [
    -END,
    ...windowCentres.flatMap((middle) => [middle - windowHalf, middle + windowHalf]),
    END,
  ];
  const piers = edges.flatMap((from, index) =>
    index % 2 === 0 ? [wallSection(from, edges[index + 1] ?? END, sill, springing)] : [],
  );
  const arches = windowCentres.map((middle) => roundArch(middle, windowHalf, springing));
  const upperWall = wallSegment(
    line,
    faces,
    [
      [-END, springing, top] as const,
      ...arches.flatMap((arch) =>
        arch.map(([position, soffit]): Station => [position, soffit, top]),
      ),
      [END, springing, top] as const,
    ],
    { ...noStroke, ...wallLines(side, line, values) },
  );
  const parapet = wallSegment(
    line,
    [-0.7 * values('epaisseur'), 0],
    [
      [-END, top, top + values('parapet')],
      [END, top, top + values('parapet')],
    ],
    noStroke,
  );
  return [...lowerWalls, ...piers, upperWall, parapet];
}

/** Lists the lines of a side: its corner, its foot and its crest, its openings, and the blind arches of its panels. */
function wallLines(
  side: number,
  line: WallLine,
  values: Values,
): Pick<Solid, 'outlines' | 'details'> {
  const [sill, top] = [values('fenetre-appui'), values('hauteur-mur')];
  const crest = top + values('parapet');
  const [springing, windowHalf] = [values('fenetre-naissance'), values('fenetre-largeur') / 2];
  const { width, panelCentres, windowCentres } = panelsOf(side, values);
  const doorHalf = values('porte-largeur') / 2;
  const lintel = values('porte-hauteur');
  const blindHalf = BLIND_ARCH_RATIO * width;
  const archOutline = (
    middle: number,
    halfWidth: number,
    foot: number,
    rise: number,
  ): readonly Vector[] =>
    lineOnWall(line, [
      [middle - halfWidth, foot],
      ...roundArch(middle, halfWidth, rise),
      [middle + halfWidth, foot],
      [middle - halfWidth, foot],
    ]);
  const horizontalLine = (height: number, offset?: number): readonly Vector[] =>
    lineOnWall(
      line,
      [
        [-END, height],
        [END, height],
      ],
      offset,
    );
  const isDoorPanel = (middle: number): boolean => hasDoor(side, values) && middle === 0;
  return {
    outlines: [
      lineOnWall(line, [
        [-END, 0],
        [-END, crest],
      ]),
      horizontalLine(0),
      horizontalLine(crest),
      horizontalLine(crest, -0.7 * values('epaisseur')),
      ...(hasDoor(side, values)
        ? [
            lineOnWall(line, [
              [-doorHalf, 0],
              [-doorHalf, lintel],
              [doorHalf, lintel],
              [doorHalf, 0],
            ]),
          ]
        : []),
    ],
    details: [
      horizontalLine(top),
      ...windowCentres.map((middle) => archOutline(middle, windowHalf, sill, springing)),
      ...panelCentres
        .filter((middle) => !isDoorPanel(middle))
        .map((middle) => archOutline(middle, blindHalf, 0.6, top - 0.5 - blindHalf)),
      ...(hasDoor(side, values)
        ? [lineOnWall(line, roundArch(0, doorHalf, lintel + 0.4))]
        : []),
      // Adds small arches along the parapet.
      ...Array.from({ length: 13 }, (_, index) => {
        const step = values('cote') / 13;
        return archOutline(
          (index - 6) * step,
          0.36 * step,
          top + 0.4,
          crest - 0.5 - 0.36 * step,
        );
      }),
    ],
  };
}

/** Builds the screens of the windows, in the middle of the wall's thickness. */
export const windows = (plan: DomePlan, values: Values): readonly Solid[] =>
  SIDES.flatMap((side) => {
    const line = octagonSide(plan.outerApothem, side);
    const [sill, springing] = [values('fenetre-appui'), values('fenetre-naissance')];
    const middle = values('epaisseur') / 2;
    return panelsOf(side, values).windowCentres.map((centre) =>
      wallSegment(
        line,
        [-middle - 0.05, -middle + 0.05],
        roundArch(centre, values('fenetre-largeur') / 2, springing).map(
          ([position, soffit]): Station => [position, sill, soffit],
        ),
        { stroke: 'none', shade: 0 },
      ),
    );
  });

/** Builds the two leaves of each door, closed, in the middle of the wall's thickness. */
export const doors = (plan: DomePlan, values: Values): readonly Solid[] =>
  SIDES.filter((side) => hasDoor(side, values)).flatMap((side) => {
    const line = octagonSide(plan.outerApothem, side);
    const middle = values('epaisseur') / 2;
    const [leafWidth, doorHeight] = [values('porte-largeur') / 2, values('porte-hauteur')];
    return [-1, 1].map((leaf) =>
      wallSegment(
        line,
        [-middle - 0.06, -middle + 0.06],
        [
          [leaf * 0.01, 0, doorHeight],
          [leaf * leafWidth, 0, doorHeight],
        ],
        { stroke: 'detail', shade: 8 },
      ),
    );
  });
