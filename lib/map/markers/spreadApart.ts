import type { Point } from '@/lib/surface/viewport';

const ROUNDS = 24;

/** Pushes points that are too close apart in small steps; other points do not move. All in pixels. */
export function spreadApart(markers: readonly Point[], apart: number): readonly Point[] {
  const centres = markers.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let hasMoved = false;
    for (const [i, j] of pairsWithin(centres, apart)) {
      const a = centres[i];
      const b = centres[j];
      if (!a || !b) continue;
      const distance = Math.hypot(b.x - a.x, b.y - a.y);
      if (distance >= apart - 0.01) continue;
      // Coincident points get fixed directions, the same at every call.
      const angle = distance > 0.01 ? Math.atan2(b.y - a.y, b.x - a.x) : i * 2.4;
      const push = (apart - distance) / 2;
      a.x -= Math.cos(angle) * push;
      a.y -= Math.sin(angle) * push;
      b.x += Math.cos(angle) * push;
      b.y += Math.sin(angle) * push;
      hasMoved = true;
    }
    if (!hasMoved) break;
  }
  return centres;
}

/** Lists the pairs of points in neighbouring cells of a grid: all pairs within the cell size, and few others. */
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
    [-1, 0, 1].flatMap((columnStep) =>
      [-1, 0, 1].flatMap((rowStep) =>
        (
          cells.get(key(Math.floor(x / size) + columnStep, Math.floor(y / size) + rowStep)) ??
          []
        )
          .filter((neighbour) => neighbour > index)
          .map((neighbour) => [index, neighbour] as const),
      ),
    ),
  );
}
