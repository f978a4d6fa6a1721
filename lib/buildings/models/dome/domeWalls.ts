import type { Values } from '@/lib/buildings/building';
import type { DomePlan } from '@/lib/buildings/models/dome/domePlan';
import {
  archOver,
  course,
  drawnOn,
  octagonSide,
  type Line,
  type Station,
} from '@/lib/buildings/solids/course';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

const SIDES = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Position of an end of a side of the octagon. */
const END = Infinity;

/** Half of the width of a blind arch, as a ratio of the width of its panel. */
const BLIND = 0.41;

/** Tells whether a side has a door; doors are spread evenly from the front. */
const hasDoor = (side: number, values: Values): boolean =>
  side % (SIDES.length / values('portes')) === 0;

/** Computes the middles of the panels of a side, and of the panels with a window. */
function panelsOf(side: number, values: Values) {
  const count = values('panneaux');
  const width = values('cote') / count;
  const all = Array.from({ length: count }, (_, rank) => (rank - (count - 1) / 2) * width);
  const pierced = all.slice(1, -1).filter((middle) => !hasDoor(side, values) || middle !== 0);
  return { width, all, pierced };
}

/** Builds the eight walls with their windows, and the parapet that hides the roof. */
export const outerWalls = (plan: DomePlan, values: Values): readonly Solid[] =>
  SIDES.flatMap((side) => wall(side, octagonSide(plan.outer, side), values));

function wall(side: number, line: Line, values: Values): readonly Solid[] {
  const faces = [-values('epaisseur'), 0] as const;
  const [sill, springing] = [values('fenetre-appui'), values('fenetre-naissance')];
  const [top, half] = [values('hauteur-mur'), values('fenetre-largeur') / 2];
  const door = values('porte-largeur') / 2;
  const lintel = values('porte-hauteur');
  const { pierced } = panelsOf(side, values);
  const plain = { stroke: 'none' } as const;
  const body = (from: number, to: number, low: number, high: number): Solid =>
    course(
      line,
      faces,
      [
        [from, low, high],
        [to, low, high],
      ],
      plain,
    );
  const foot = hasDoor(side, values)
    ? [body(-END, -door, 0, sill), body(door, END, 0, sill), body(-door, door, lintel, sill)]
    : [body(-END, END, 0, sill)];
  const edges = [-END, ...pierced.flatMap((middle) => [middle - half, middle + half]), END];
  const piers = edges.flatMap((from, rank) =>
    rank % 2 === 0 ? [body(from, edges[rank + 1] ?? END, sill, springing)] : [],
  );
  const arches = pierced.map((middle) => archOver(middle, half, springing));
  const over = course(
    line,
    faces,
    [
      [-END, springing, top] as const,
      ...arches.flatMap((arch) => arch.map(([along, low]): Station => [along, low, top])),
      [END, springing, top] as const,
    ],
    { ...plain, ...drawing(side, line, values) },
  );
  const parapet = course(
    line,
    [-0.7 * values('epaisseur'), 0],
    [
      [-END, top, top + values('parapet')],
      [END, top, top + values('parapet')],
    ],
    plain,
  );
  return [...foot, ...piers, over, parapet];
}

/** Lists the lines of a side: its corner, its foot and its crest, its openings, and the blind arches of its panels. */
function drawing(
  side: number,
  line: Line,
  values: Values,
): Pick<Solid, 'outlines' | 'details'> {
  const [sill, top] = [values('fenetre-appui'), values('hauteur-mur')];
  const crest = top + values('parapet');
  const [springing, half] = [values('fenetre-naissance'), values('fenetre-largeur') / 2];
  const { width, all, pierced } = panelsOf(side, values);
  const door = values('porte-largeur') / 2;
  const lintel = values('porte-hauteur');
  const blind = BLIND * width;
  const framed = (
    middle: number,
    reach: number,
    foot: number,
    rise: number,
  ): readonly Vector[] =>
    drawnOn(line, [
      [middle - reach, foot],
      ...archOver(middle, reach, rise),
      [middle + reach, foot],
      [middle - reach, foot],
    ]);
  const along = (height: number, out?: number): readonly Vector[] =>
    drawnOn(
      line,
      [
        [-END, height],
        [END, height],
      ],
      out,
    );
  const isWide = (middle: number): boolean => hasDoor(side, values) && middle === 0;
  return {
    outlines: [
      drawnOn(line, [
        [-END, 0],
        [-END, crest],
      ]),
      along(0),
      along(crest),
      along(crest, -0.7 * values('epaisseur')),
      ...(hasDoor(side, values)
        ? [
            drawnOn(line, [
              [-door, 0],
              [-door, lintel],
              [door, lintel],
              [door, 0],
            ]),
          ]
        : []),
    ],
    details: [
      along(top),
      ...pierced.map((middle) => framed(middle, half, sill, springing)),
      ...all
        .filter((middle) => !isWide(middle))
        .map((middle) => framed(middle, blind, 0.6, top - 0.5 - blind)),
      ...(hasDoor(side, values) ? [drawnOn(line, archOver(0, door, lintel + 0.4))] : []),
      // Adds small arches along the parapet.
      ...Array.from({ length: 13 }, (_, rank) => {
        const step = values('cote') / 13;
        return framed((rank - 6) * step, 0.36 * step, top + 0.4, crest - 0.5 - 0.36 * step);
      }),
    ],
  };
}

/** Builds the screens of the windows, in the middle of the wall's thickness. */
export const windows = (plan: DomePlan, values: Values): readonly Solid[] =>
  SIDES.flatMap((side) => {
    const line = octagonSide(plan.outer, side);
    const [sill, springing] = [values('fenetre-appui'), values('fenetre-naissance')];
    const middle = values('epaisseur') / 2;
    return panelsOf(side, values).pierced.map((at) =>
      course(
        line,
        [-middle - 0.05, -middle + 0.05],
        archOver(at, values('fenetre-largeur') / 2, springing).map(([along, high]): Station => [
          along,
          sill,
          high,
        ]),
        { stroke: 'none', shade: 0 },
      ),
    );
  });

/** Builds the two leaves of each door, closed, in the middle of the wall's thickness. */
export const doors = (plan: DomePlan, values: Values): readonly Solid[] =>
  SIDES.filter((side) => hasDoor(side, values)).flatMap((side) => {
    const line = octagonSide(plan.outer, side);
    const middle = values('epaisseur') / 2;
    const [half, high] = [values('porte-largeur') / 2, values('porte-hauteur')];
    return [-1, 1].map((leaf) =>
      course(
        line,
        [-middle - 0.06, -middle + 0.06],
        [
          [leaf * 0.01, 0, high],
          [leaf * half, 0, high],
        ],
        { stroke: 'detail', shade: 8 },
      ),
    );
  });
