import type { Values } from '@/lib/buildings/building';
import type { Door, House } from '@/lib/buildings/models/kaba/kabaPlan';
import { loft, prism, lathe, type PlanPoint } from '@/lib/buildings/solids/loft';
import { box } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Builds the leaf of a door, in the middle of the wall's thickness. */
export function doorLeaf(house: House, door: Door | undefined): Solid {
  if (!door) throw new RangeError('A house has a door.');
  const { side, middle, width, low, high } = door;
  const z = side * (house.half(middle) - house.thick / 2);
  return box([middle - width / 2, low, z - 0.08], [middle + width / 2, high, z + 0.08], {
    stroke: 'detail',
    shade: 8,
  });
}

/** Returns the outline of the interior, within the walls. */
const room = ({ from, to, half, thick }: House, gap = 0.01): readonly PlanPoint[] => {
  const [a, b] = [from + thick + gap, to - thick - gap];
  return [
    [a, half(a) - thick - gap],
    [b, half(b) - thick - gap],
    [b, -(half(b) - thick - gap)],
    [a, -(half(a) - thick - gap)],
  ];
};

/** Builds the floor of the interior, at the height of the door's sill. */
export const floor = (house: House): Solid =>
  prism(room(house), 0, house.floor, { stroke: 'detail', shade: 18 });

/** Builds a ceiling from the height of its top. */
export const slab = (house: House, top: number): Solid =>
  prism(room(house), top - 0.3, top, { stroke: 'detail' });

/** Builds the pillars that hold the roof, evenly spaced in one or two rows. */
export function pillars(house: House, values: Values): readonly Solid[] {
  const { from, to, half, floor: foot, ceilings, pillars: plan } = house;
  const top = Math.min(...ceilings) - 0.3;
  const radius = values('pilier-diametre') / 2;
  return Array.from({ length: plan.rows * plan.each }, (_, rank) => {
    const x = from + ((to - from) * ((rank % plan.each) + 1)) / (plan.each + 1);
    const row = Math.floor(rank / plan.each);
    const z = plan.rows === 1 ? 0 : (row - 0.5) * 0.7 * half(x);
    return lathe(
      [x, z],
      [
        [radius, foot],
        [radius, top],
      ],
      12,
      { isSmooth: true, stroke: 'none' },
    );
  });
}

/** Builds the enclosure of the stairs to the roof, in the north corner. */
export function stairs(house: House, values: Values): Solid {
  const { to, half, thick, floor: foot, ceilings } = house;
  const x = to - thick - 0.02;
  const z = half(x) - thick - 0.02;
  const side = values('escalier');
  return box([x - side, foot + 0.01, z - side], [x, Math.min(...ceilings) - 0.31, z], {
    stroke: 'detail',
    shade: 20,
  });
}

/** Builds the spout over the hijr, at the level of the roof. */
export function spout({ to, ceilings }: House): Solid {
  const level = Math.max(...ceilings);
  return box([to - 0.1, level - 0.05, -0.13], [to + 1.2, level + 0.2, 0.13], {
    stroke: 'detail',
  });
}

/** Builds the ledge around the foot of the walls. */
export function ledge(house: House, values: Values): readonly Solid[] {
  const { from, to, half } = house;
  const [width, high] = [values('shadharwan-largeur'), values('shadharwan-hauteur')];
  const look = { stroke: 'detail' } as const;
  const gap = 0.01;
  const long = ([1, -1] as const).map((side) =>
    prism(
      [
        [from, side * (half(from) + gap)],
        [to, side * (half(to) + gap)],
        [to, side * (half(to) + width)],
        [from, side * (half(from) + width)],
      ],
      0,
      high,
      look,
    ),
  );
  const reach = half(from) + width;
  return [
    ...long,
    prism(
      [
        [from - gap, reach],
        [from - width, reach],
        [from - width, -reach],
        [from - gap, -reach],
      ],
      0,
      high,
      look,
    ),
  ];
}

/** Builds the low wall of the hijr: half of an ellipse, from one passage to the other. */
export function hijr({ to, half }: House, values: Values): readonly Solid[] {
  const [east, west] = [
    half(to) + values('hijr-passage-est'),
    half(to) + values('hijr-passage-ouest'),
  ];
  const [middle, across] = [(east - west) / 2, (east + west) / 2];
  const [deep, thick] = [values('hijr-profondeur'), values('hijr-epaisseur')];
  const high = values('hijr-hauteur');
  const sections = Array.from({ length: 33 }, (_, rank): readonly Vector[] => {
    const angle = (Math.PI * rank) / 32 - Math.PI / 2;
    const at = (out: number, y: number): Vector => [
      to + (deep + out) * Math.cos(angle),
      y,
      middle + (across + out) * Math.sin(angle),
    ];
    return [at(0, 0), at(0, high), at(thick, high), at(thick, 0)];
  });
  return [loft(sections, { stroke: 'outline', isSmooth: true })];
}
