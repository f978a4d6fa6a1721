import type { Line } from '@/lib/buildings/solids/course';
import { lathe, loft } from '@/lib/buildings/solids/loft';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Draws a trunk of palm: it tapers, and the feet of its leaves left scars around it. */
export function trunk(
  [x, z]: readonly [number, number],
  radius: number,
  height: number,
): Solid {
  const sides = 8;
  const at = (y: number): number => radius * (1 - 0.2 * (y / height)) + 0.012;
  const scars = Array.from({ length: 3 }, (_, rank): readonly Vector[] =>
    Array.from({ length: sides + 1 }, (__, side): Vector => {
      const angle = (2 * Math.PI * (side + 0.5)) / sides;
      const y = (height * (rank + 0.7)) / 3 + (side % 2 === 0 ? 0.07 : -0.07);
      return [x + at(y) * Math.sin(angle), y, z + at(y) * Math.cos(angle)];
    }),
  );
  return lathe(
    [x, z],
    [
      [radius, 0],
      [0.8 * radius, height],
    ],
    sides,
    { isSmooth: true, stroke: 'detail', details: scars },
  );
}

/** A roof of palms over a rectangle along a line, in metres: it slopes from its back to its front. */
interface Thatch {
  readonly from: number;
  readonly to: number;
  readonly back: number;
  readonly front: number;
  /** The top of what carries it at its front, and how much higher at its back. */
  readonly level: number;
  readonly rise: number;
  /** How wide a leaf is, and how many layers lie from the back to the front. */
  readonly leaf: number;
  readonly layers: number;
}

/** How far a layer covers the next one, how far its tips go up and down, and how thick it is, in metres. */
const [COVER, TIP, THICK, LIFT] = [0.25, 0.14, 0.06, 0.08] as const;

/** Draws the layers of a roof of palms: each is a thin wedge whose front edge is cut in tips, with its leaves. */
export function thatch(line: Line, roof: Thatch): readonly Solid[] {
  const { from, to, back, front, level, rise, layers } = roof;
  const depth = (front - back) / layers;
  const bearing = (out: number): number => level + (rise * (front - out)) / (front - back);
  const steps = 2 * Math.max(1, Math.round((to - from) / roof.leaf));
  return Array.from({ length: layers }, (_, layer) => {
    const start = layer === 0 ? back : back + layer * depth - COVER;
    const end = back + (layer + 1) * depth;
    const [y0, y1] = [bearing(start) + 0.01, bearing(end) + LIFT];
    const alongOf = (step: number): number => from + ((to - from) * step) / steps;
    const tipOf = (step: number): number =>
      end + (step % 2 === 1 ? TIP : -TIP) * (step % 3 === 0 ? 1.1 : 0.75);
    const on = (along: number, out: number, more = 0): Vector => {
      const [x, z] = line(along, out);
      return [x, y0 + ((y1 - y0) * (out - start)) / (end - start) + more, z];
    };
    const sections = Array.from({ length: steps + 1 }, (__, step): readonly Vector[] => {
      const along = alongOf(step);
      return [on(along, start), on(along, tipOf(step)), on(along, (start + end) / 2, -THICK)];
    });
    return loft(sections, {
      ...{ isSmooth: true, shade: 11 + ((layer * 5) % 9) },
      stroke: layer === layers - 1 ? 'outline' : 'detail',
      details: Array.from({ length: steps - 1 }, (__, step) =>
        frond(
          (aside, ratio) =>
            on(
              alongOf(step + 1) + (aside * (to - from)) / steps,
              start + ratio * (tipOf(step + 1) - start),
              0.02,
            ),
          layer > 0 ? COVER / depth : 0.04,
        ),
      ).flat(),
    });
  });
}

/** Draws a leaf from where another layer uncovers it: its rib, and three pairs of leaflets. */
function frond(
  on: (aside: number, ratio: number) => Vector,
  bare: number,
): readonly (readonly Vector[])[] {
  const ratios = [0.3, 0.58, 0.84];
  return [
    [bare, ...ratios, 1].map((ratio) => on(0, ratio)),
    ...ratios.map((ratio) => [
      on(-0.42, Math.min(1, ratio + 0.13)),
      on(0, ratio),
      on(0.42, Math.min(1, ratio + 0.13)),
    ]),
  ];
}
