import type { Values } from '@/lib/buildings/building';
import type { House } from '@/lib/buildings/models/kaba/kabaPlan';
import { loft } from '@/lib/buildings/solids/loft';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Distances from the corner's edge and radii there, in metres. Conventional: no text gives these measures. */
type Profile = readonly (readonly [distance: number, radius: number])[];

/** Profile of the bare stone, more than half of which is within the masonry of the corner. */
const BARE_STONE: Profile = [
  [-0.26, 0.15],
  [-0.08, 0.15],
  [0.005, 0.13],
  [0.035, 0.09],
  [0.05, 0.03],
];
/** Profiles of the stone in its setting, and of the setting: flared from the walls to a rim, with a recess. */
const SET_STONE: Profile = [
  [-0.07, 0.115],
  [-0.02, 0.11],
  [0.005, 0.075],
  [0.012, 0.03],
];
const SETTING: Profile = [
  [-0.3, 0.23],
  [-0.02, 0.195],
  [0.025, 0.175],
  [0.025, 0.14],
  [-0.04, 0.12],
];

const SECTORS = 20;

/** Builds a solid of revolution around the bisector of the east corner, at the height of the Black Stone. */
function cornerBody({ from, half }: House, values: Values, profile: Profile): Solid {
  const height = values('pierre-noire');
  const section = ([distance, radius]: Profile[number]): readonly Vector[] =>
    Array.from({ length: SECTORS }, (_, sector): Vector => {
      const angle = (2 * Math.PI * sector) / SECTORS;
      const offset = radius * Math.cos(angle);
      return [
        from + (offset - distance) * Math.SQRT1_2,
        height + 1.15 * radius * Math.sin(angle),
        half(from) + (offset + distance) * Math.SQRT1_2,
      ];
    });
  return loft(profile.map(section), { stroke: 'detail', isSmooth: true });
}

/** Builds the Black Stone in the east corner: bare under Quraysh, in a setting since 684. */
export const blackStone = (house: House, values: Values, hasSetting: boolean): Solid =>
  cornerBody(house, values, hasSetting ? SET_STONE : BARE_STONE);

/** Builds the silver setting of the Black Stone. */
export const silverSetting = (house: House, values: Values): Solid =>
  cornerBody(house, values, SETTING);
