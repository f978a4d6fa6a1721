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
      const heightRatio =
        Math.max(0, Math.min(1, 1.5 * y)) * (0.82 + 0.18 * Math.sin(2 * x + 3 * z));
      const swollenRadius = Math.sqrt(Math.hypot(x, z)) * swell;
      const planRadius = Math.hypot(x, z) || 1;
      return [(x / planRadius) * swollenRadius, heightRatio, (z / planRadius) * swollenRadius];
    },
    { rings: 11, sectors: 22 },
    { isSmooth: true, stroke: 'detail' },
  );
  const bounds = ([0, 1, 2] as const).map((axis) => {
    const coordinates = solid.points.map((point) => point[axis]);
    return { low: Math.min(...coordinates), high: Math.max(...coordinates) };
  });
  const scaleToSize = (value: number, axis: 0 | 1 | 2): number => {
    const { low = 0, high = 1 } = bounds[axis] ?? {};
    const ratio = (value - low) / (high - low);
    return axis === 1 ? ratio * size[1] : (2 * ratio - 1) * size[axis];
  };
  return {
    ...solid,
    points: solid.points.map(([x, y, z]) => [
      scaleToSize(x, 0),
      scaleToSize(y, 1),
      scaleToSize(z, 2),
    ]),
  };
}
