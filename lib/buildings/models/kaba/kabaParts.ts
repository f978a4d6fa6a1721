import type { Values } from '@/lib/buildings/building';
import type { Door, House } from '@/lib/buildings/models/kaba/kabaPlan';
import { loft, prism, lathe, type PlanPoint } from '@/lib/buildings/solids/loft';
import { box } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Builds the leaf of a door, in the middle of the wall's thickness. */
export function doorLeaf(house: House, door: Door | undefined): Solid {
  if (!door) throw new RangeError('A house has a door.');
  const { side, middle, width, bottom, top } = door;
  const z = side * (house.half(middle) - house.thickness / 2);
  return box([middle - width / 2, bottom, z - 0.08], [middle + width / 2, top, z + 0.08], {
    stroke: 'detail',
    shade: 8,
  });
}

/** Returns the outline of the interior, within the walls. */
const room = ({ from, to, half, thickness }: House, clearance = 0.01): readonly PlanPoint[] => {
  const [a, b] = [from + thickness + clearance, to - thickness - clearance];
  return [
    [a, half(a) - thickness - clearance],
    [b, half(b) - thickness - clearance],
    [b, -(half(b) - thickness - clearance)],
    [a, -(half(a) - thickness - clearance)],
  ];
};

/** Builds the floor of the interior, at the height of the door's sill. */
export const floor = (house: House): Solid =>
  prism(room(house), 0, house.floor, { stroke: 'detail', shade: 18 });

/** Builds a ceiling from the height of its top. */
export const ceilingSlab = (house: House, top: number): Solid =>
  prism(room(house), top - 0.3, top, { stroke: 'detail' });

/** Builds the pillars that hold the roof, evenly spaced in one or two rows. */
export function pillars(house: House, values: Values): readonly Solid[] {
  const { from, to, half, floor: floorLevel, ceilings, pillars: plan } = house;
  const top = Math.min(...ceilings) - 0.3;
  const radius = values('pilier-diametre') / 2;
  return Array.from({ length: plan.rows * plan.perRow }, (_, index) => {
    const x = from + ((to - from) * ((index % plan.perRow) + 1)) / (plan.perRow + 1);
    const row = Math.floor(index / plan.perRow);
    const z = plan.rows === 1 ? 0 : (row - 0.5) * 0.7 * half(x);
    return lathe(
      [x, z],
      [
        [radius, floorLevel],
        [radius, top],
      ],
      12,
      { isSmooth: true, stroke: 'none' },
    );
  });
}

/** Builds the enclosure of the stairs to the roof, in the north corner. */
export function stairs(house: House, values: Values): Solid {
  const { to, half, thickness, floor: floorLevel, ceilings } = house;
  const x = to - thickness - 0.02;
  const z = half(x) - thickness - 0.02;
  const side = values('escalier');
  return box([x - side, floorLevel + 0.01, z - side], [x, Math.min(...ceilings) - 0.31, z], {
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
  const [width, height] = [values('shadharwan-largeur'), values('shadharwan-hauteur')];
  const look = { stroke: 'detail' } as const;
  const clearance = 0.01;
  const longSides = ([1, -1] as const).map((side) =>
    prism(
      [
        [from, side * (half(from) + clearance)],
        [to, side * (half(to) + clearance)],
        [to, side * (half(to) + width)],
        [from, side * (half(from) + width)],
      ],
      0,
      height,
      look,
    ),
  );
  const endHalfWidth = half(from) + width;
  return [
    ...longSides,
    prism(
      [
        [from - clearance, endHalfWidth],
        [from - width, endHalfWidth],
        [from - width, -endHalfWidth],
        [from - clearance, -endHalfWidth],
      ],
      0,
      height,
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
  const [centreZ, halfWidth] = [(east - west) / 2, (east + west) / 2];
  const [depth, thickness] = [values('hijr-profondeur'), values('hijr-epaisseur')];
  const height = values('hijr-hauteur');
  const sections = Array.from({ length: 33 }, (_, index): readonly Vector[] => {
    const angle = (Math.PI * index) / 32 - Math.PI / 2;
    const pointAt = (offset: number, y: number): Vector => [
      to + (depth + offset) * Math.cos(angle),
      y,
      centreZ + (halfWidth + offset) * Math.sin(angle),
    ];
    return [
      pointAt(0, 0),
      pointAt(0, height),
      pointAt(thickness, height),
      pointAt(thickness, 0),
    ];
  });
  return [loft(sections, { stroke: 'outline', isSmooth: true })];
}
