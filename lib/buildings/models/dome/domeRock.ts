import type { Values } from '@/lib/buildings/building';
import { boulder } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';

/** Builds the rock, of the measured length, width and height; its outline is conventional. */
export function rock(values: Values): Solid {
  const size = [
    values('rocher-largeur') / 2,
    values('rocher-hauteur'),
    values('rocher-longueur') / 2,
  ] as const;
  const solid = boulder(
    [0, 0, 0],
    ([x, y, z]) => {
      const swell =
        1 + 0.1 * Math.sin(2.7 * x + 1.9 * z) + 0.08 * Math.sin(4.1 * z - 2.3 * x + 1);
      const flat = Math.max(0, Math.min(1, 1.5 * y)) * (0.82 + 0.18 * Math.sin(2 * x + 3 * z));
      const wide = Math.sqrt(Math.hypot(x, z)) * swell;
      const round = Math.hypot(x, z) || 1;
      return [(x / round) * wide, flat, (z / round) * wide];
    },
    { rings: 11, sectors: 22 },
    { isSmooth: true, stroke: 'detail' },
  );
  const most = ([0, 1, 2] as const).map((axis) => {
    const along = solid.points.map((point) => point[axis]);
    return { low: Math.min(...along), high: Math.max(...along) };
  });
  const fit = (value: number, axis: 0 | 1 | 2): number => {
    const { low = 0, high = 1 } = most[axis] ?? {};
    const ratio = (value - low) / (high - low);
    return axis === 1 ? ratio * size[1] : (2 * ratio - 1) * size[axis];
  };
  return {
    ...solid,
    points: solid.points.map(([x, y, z]) => [fit(x, 0), fit(y, 1), fit(z, 2)]),
  };
}
