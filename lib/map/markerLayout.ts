import type { Point } from '@/lib/map/viewport';

/** A marker to lay out: its anchor in stage pixels at the current scale, and the size of its name. */
export interface MarkerBox extends Point {
  readonly id: string;
  readonly nameWidth: number;
}

/** Where a marker is drawn, relative to its anchor, and on which side its name stands, if there is room for it. */
export interface MarkerPlacement {
  readonly offset: Point;
  readonly nameSide: NameSide | null;
}

export type NameSide = 'below' | 'right' | 'left' | 'above';

/** Sizes in pixels. */
export interface MarkerMetrics {
  /** Least distance between the centres of two markers, so that each can be seen and pressed. */
  readonly apart: number;
  readonly markerSize: number;
  readonly nameHeight: number;
}

const ROUNDS = 24;
const SIDES: readonly NameSide[] = ['below', 'right', 'left', 'above'];
const GAP = 3;

/**
 * Spreads markers that would lie on each other, and finds a side for each name where it covers neither a marker nor
 * another name. Earlier markers choose first. The same input gives the same layout.
 */
export function layoutMarkers(
  markers: readonly MarkerBox[],
  metrics: MarkerMetrics,
): ReadonlyMap<string, MarkerPlacement> {
  const spread = spreadApart(markers, metrics.apart);
  const taken = spread.map((centre) => boxAround(centre, metrics.markerSize));
  return new Map(
    markers.map((marker, index) => {
      const centre = spread[index] ?? marker;
      const nameSide =
        SIDES.find((side) => {
          const box = nameBox(centre, marker.nameWidth, side, metrics);
          const isFree = taken.every((other, at) => at === index || !overlap(box, other));
          if (isFree) taken.push(box);
          return isFree;
        }) ?? null;
      return [
        marker.id,
        { offset: { x: centre.x - marker.x, y: centre.y - marker.y }, nameSide },
      ];
    }),
  );
}

/** Pushes centres that are too near each other apart, a little at a time; the others do not move. */
function spreadApart(markers: readonly Point[], apart: number): readonly Point[] {
  const centres = markers.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    for (const [i, j] of pairsWithin(centres, apart)) {
      const a = centres[i];
      const b = centres[j];
      if (!a || !b) continue;
      const distance = Math.hypot(b.x - a.x, b.y - a.y);
      if (distance >= apart - 0.01) continue;
      // Two places at one spot part in a direction of their own, the same at every call.
      const angle = distance > 0.01 ? Math.atan2(b.y - a.y, b.x - a.x) : i * 2.4;
      const push = (apart - distance) / 2;
      a.x -= Math.cos(angle) * push;
      a.y -= Math.sin(angle) * push;
      b.x += Math.cos(angle) * push;
      b.y += Math.sin(angle) * push;
      moved = true;
    }
    if (!moved) break;
  }
  return centres;
}

/** The pairs of points whose cells of a grid of this size touch: all that are within it, and few others. */
function pairsWithin(
  points: readonly Point[],
  size: number,
): readonly (readonly [number, number])[] {
  const cells = new Map<string, number[]>();
  const key = (column: number, row: number): string => `${column} ${row}`;
  points.forEach(({ x, y }, index) => {
    const cell = key(Math.floor(x / size), Math.floor(y / size));
    cells.set(cell, [...(cells.get(cell) ?? []), index]);
  });
  return points.flatMap(({ x, y }, index) =>
    [-1, 0, 1].flatMap((right) =>
      [-1, 0, 1].flatMap((down) =>
        (cells.get(key(Math.floor(x / size) + right, Math.floor(y / size) + down)) ?? [])
          .filter((other) => other > index)
          .map((other) => [index, other] as const),
      ),
    ),
  );
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const boxAround = ({ x, y }: Point, size: number): Box => ({
  left: x - size / 2,
  right: x + size / 2,
  top: y - size / 2,
  bottom: y + size / 2,
});

function nameBox(
  { x, y }: Point,
  width: number,
  side: NameSide,
  { markerSize, nameHeight }: MarkerMetrics,
): Box {
  const away = markerSize / 2 + GAP;
  switch (side) {
    case 'below':
      return {
        left: x - width / 2,
        right: x + width / 2,
        top: y + away,
        bottom: y + away + nameHeight,
      };
    case 'above':
      return {
        left: x - width / 2,
        right: x + width / 2,
        top: y - away - nameHeight,
        bottom: y - away,
      };
    case 'right':
      return {
        left: x + away,
        right: x + away + width,
        top: y - nameHeight / 2,
        bottom: y + nameHeight / 2,
      };
    case 'left':
      return {
        left: x - away - width,
        right: x - away,
        top: y - nameHeight / 2,
        bottom: y + nameHeight / 2,
      };
  }
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
