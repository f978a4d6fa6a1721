import type { Building } from './town';

/** The houses in the haze behind the town, from left to right. */
export const farRow: readonly Building[] = [
  { x: 20, width: 34, height: 24, roof: 'plain' },
  { x: 50, width: 26, height: 38 },
  { x: 92, width: 18, height: 58, roof: 'merlons' },
  { x: 108, width: 46, height: 34 },
  { x: 150, width: 30, height: 48 },
  { x: 196, width: 44, height: 40, roof: 'plain' },
  { x: 236, width: 34, height: 62 },
  { x: 268, width: 20, height: 84, roof: 'merlons' },
  { x: 286, width: 46, height: 56 },
  { x: 346, width: 38, height: 66, roof: 'plain' },
  { x: 380, width: 26, height: 78 },
  { x: 404, width: 42, height: 52 },
  { x: 456, width: 24, height: 74, roof: 'merlons' },
  { x: 478, width: 40, height: 48 },
  { x: 530, width: 30, height: 56 },
  { x: 556, width: 40, height: 40, roof: 'plain' },
  { x: 606, width: 18, height: 54, roof: 'merlons' },
  { x: 622, width: 44, height: 30 },
];

/** The houses of the town. */
export const middleRow: readonly Building[] = [
  { x: 0, width: 40, height: 22, roof: 'plain' },
  { x: 36, width: 34, height: 36, windows: [[1, 0]] },
  { x: 68, width: 48, height: 28, roof: 'plain' },
  {
    x: 112,
    width: 26,
    height: 60,
    windows: [
      [1, 0],
      [2, 0],
    ],
  },
  { x: 136, width: 44, height: 40, windows: [[2, 0]] },
  {
    x: 178,
    width: 26,
    height: 88,
    roof: 'merlons',
    windows: [
      [1, 0],
      [1, 2],
    ],
  },
  {
    x: 202,
    width: 40,
    height: 56,
    roof: 'plain',
    windows: [
      [1, 0],
      [3, 1],
    ],
  },
  { x: 240, width: 34, height: 44, windows: [[2, 0]] },
  {
    x: 270,
    width: 62,
    height: 58,
    roof: 'dome',
    windows: [
      [2, 1],
      [4, 1],
    ],
  },
  {
    x: 330,
    width: 30,
    height: 72,
    windows: [
      [1, 0],
      [2, 0],
      [2, 2],
    ],
  },
  { x: 358, width: 46, height: 46, roof: 'plain', windows: [[1, 0]] },
  {
    x: 402,
    width: 32,
    height: 64,
    windows: [
      [1, 0],
      [2, 2],
    ],
  },
  { x: 432, width: 42, height: 38, windows: [[2, 0]] },
  {
    x: 472,
    width: 36,
    height: 50,
    roof: 'dome',
    windows: [
      [1, 1],
      [3, 1],
    ],
  },
  {
    x: 506,
    width: 24,
    height: 80,
    roof: 'merlons',
    windows: [
      [1, 0],
      [1, 3],
    ],
  },
  {
    x: 528,
    width: 50,
    height: 44,
    windows: [
      [2, 0],
      [3, 0],
    ],
  },
  {
    x: 574,
    width: 34,
    height: 58,
    windows: [
      [1, 0],
      [2, 1],
    ],
  },
  { x: 606, width: 46, height: 32, roof: 'plain' },
  { x: 648, width: 40, height: 20, roof: 'plain' },
];

/** The front wall with the two towers of its gate. */
export const wall: readonly Building[] = [
  { x: -26, width: 20, height: 26, roof: 'merlons' },
  { x: -8, width: 124, height: 14, roof: 'merlons' },
  { x: 114, width: 18, height: 28, roof: 'merlons' },
  { x: 130, width: 160, height: 15, roof: 'merlons' },
  { x: 286, width: 22, height: 36, roof: 'merlons', windows: [[1, 0]] },
  { x: 306, width: 34, height: 27, roof: 'merlons' },
  { x: 338, width: 22, height: 36, roof: 'merlons', windows: [[1, 0]] },
  { x: 358, width: 158, height: 15, roof: 'merlons' },
  { x: 514, width: 18, height: 28, roof: 'merlons' },
  { x: 530, width: 160, height: 14, roof: 'merlons' },
  { x: 688, width: 20, height: 26, roof: 'merlons' },
];
