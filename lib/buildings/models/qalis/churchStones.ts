import type { Values } from '@/lib/buildings/building';
import type { Material } from '@/lib/buildings/models/material';
import {
  openingOf,
  wallFace,
  wallLevelsOf,
  type ChurchPlan,
  type ChurchOpening,
} from '@/lib/buildings/models/qalis/churchPlan';
import { lineOnWall, type WallLine } from '@/lib/buildings/solids/course';
import { orientOutwards } from '@/lib/buildings/solids/loft';
import type { Solid } from '@/lib/buildings/solids/solid';

/** Materials of the five colours of triangular stones, from the lowest row: green, red, white, yellow, black. */
const COLOURS = ['mosaic', 'brick', 'plaster', 'gilding', 'dark-stone'] as const;

/** Projection of a triangular stone from the wall, and its depth inside the wall, in metres: conventional. */
const STONE_PROJECTION = 0.04;
const STONE_DEPTH = 0.4;

/** Depth of the end of a beam inside the wall, in metres: conventional. */
const BEAM_DEPTH = 2.8;

/** Number of sides of the polygon that approximates the end of a beam. */
const BEAM_SIDES = 8;

type FacePoint = readonly [position: number, height: number];

/** Row of triangular stones or of beam ends: its index from the lowest row (0), its foot and its top, in metres. */
interface Row {
  readonly index: number;
  readonly low: number;
  readonly high: number;
}

const WALLS = Array.from({ length: 12 }, (_, wall) => wall);

/** Lists the rows of triangular stones, and the rows of beam ends between two rows of stones. */
export function colouredRows(
  plan: ChurchPlan,
  values: Values,
): { readonly stones: readonly Row[]; readonly beams: readonly Row[] } {
  const { coloured, frieze } = wallLevelsOf(plan, values);
  const count = values('rangs');
  const gap = values('bout-diametre');
  const rowHeight = (frieze - coloured - (count - 1) * gap) / count;
  const stones = Array.from({ length: count }, (_, index): Row => {
    const low = coloured + index * (rowHeight + gap);
    return { index, low, high: low + rowHeight };
  });
  return {
    stones,
    beams: stones.slice(1).map(({ index, low }) => ({ index, low: low - gap, high: low })),
  };
}

/** Lists the sections of a wall that a row covers: the whole length, or the two sides of an opening. */
function spansOf(
  length: number,
  { low, high }: Row,
  opening: ChurchOpening | null,
): readonly (readonly [number, number])[] {
  if (!opening || opening.bottom > high - 0.01 || opening.top < low + 0.01)
    return [[0, length]];
  return [
    [0, length / 2 - opening.half],
    [length / 2 + opening.half, length],
  ];
}

/** Builds the triangular stones, by material: in each row, upright stones of a colour, inverted stones of the next. */
export function triangularStones(
  plan: ChurchPlan,
  values: Values,
): readonly (readonly [Material, readonly Solid[]])[] {
  const placedStones = WALLS.flatMap((wall) => {
    const { length, line } = wallFace(plan, wall);
    const opening = openingOf(plan, values, wall);
    return colouredRows(plan, values).stones.flatMap((row) =>
      spansOf(length, row, opening).flatMap((span) => rowOfStones(line, span, row, values)),
    );
  });
  return COLOURS.map((material, colour) => [
    material,
    placedStones.filter((stone) => stone.colour === colour).map(({ solid }) => solid),
  ]);
}

/** Builds a row of triangular stones between two positions along a wall, with half a stone at each end. */
function rowOfStones(
  line: WallLine,
  [from, to]: readonly [number, number],
  { index, low, high }: Row,
  values: Values,
) {
  const count = Math.max(1, Math.round((to - from) / values('triangle-base')));
  const halfBase = (to - from) / count / 2;
  const cornerAt = (step: number): FacePoint => [
    from + step * halfBase,
    step % 2 === 0 ? low : high,
  ];
  const start: FacePoint = [from, high];
  const end: FacePoint = [to, high];
  const stones = Array.from({ length: 2 * count - 1 }, (_, step) => ({
    isUpright: step % 2 === 0,
    corners: [cornerAt(step), cornerAt(step + 1), cornerAt(step + 2)] as const,
  }));
  const halfStones = [
    { isUpright: false, corners: [start, cornerAt(1), cornerAt(0)] as const },
    { isUpright: false, corners: [cornerAt(2 * count - 1), end, cornerAt(2 * count)] as const },
  ];
  return [...stones, ...halfStones].map(({ isUpright, corners }) => ({
    colour: (index + (isUpright ? 0 : 1)) % COLOURS.length,
    solid: triangularStone(line, corners, isUpright),
  }));
}

/**
 * Builds a triangular stone as a pyramid: its base on the face of the wall, its apex inside.
 * @param hasEdges draws the edges of the face; the edges of the upright stones suffice for a whole row
 */
function triangularStone(
  line: WallLine,
  corners: readonly FacePoint[],
  hasEdges: boolean,
): Solid {
  const meanOf = (axis: 0 | 1): number =>
    corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  const face = lineOnWall(line, corners, STONE_PROJECTION);
  return orientOutwards({
    points: [...face, ...lineOnWall(line, [[meanOf(0), meanOf(1)]], -STONE_DEPTH)],
    faces: [
      [0, 1, 2],
      [0, 3, 1],
      [1, 3, 2],
      [2, 3, 0],
    ],
    ...{ stroke: 'none', details: hasEdges ? [[...face, ...face.slice(0, 1)]] : [] },
  });
}

/** Builds the round ends of the beams that project from the walls, between two rows of triangular stones. */
export const beamEnds = (plan: ChurchPlan, values: Values): readonly Solid[] =>
  WALLS.flatMap((wall) => {
    const { length, line } = wallFace(plan, wall);
    const opening = openingOf(plan, values, wall);
    return colouredRows(plan, values).beams.flatMap((row) =>
      spansOf(length, row, opening).flatMap(([from, to]) => {
        const count = Math.max(1, Math.round((to - from) / values('triangle-base')));
        const step = (to - from) / count;
        return Array.from({ length: count }, (_, index) =>
          beamEnd(line, [from + (index + 0.5) * step, (row.low + row.high) / 2], values),
        );
      }),
    );
  });

function beamEnd(line: WallLine, [position, height]: FacePoint, values: Values): Solid {
  const radius = 0.46 * values('bout-diametre');
  const projection = values('bout-saillie');
  const rim = Array.from({ length: BEAM_SIDES }, (_, index): FacePoint => {
    const angle = (2 * Math.PI * (index + 0.5)) / BEAM_SIDES;
    return [position + radius * Math.cos(angle), height + radius * Math.sin(angle)];
  });
  const indices = rim.map((_, index) => index);
  const face = lineOnWall(line, rim, projection);
  return orientOutwards({
    points: [...face, ...lineOnWall(line, [[position, height]], -BEAM_DEPTH)],
    faces: [indices, ...indices.map((index) => [(index + 1) % BEAM_SIDES, index, BEAM_SIDES])],
    ...{ isSmooth: true, stroke: 'none', shade: 12 },
    details: [[...face, ...face.slice(0, 1)]],
  });
}
