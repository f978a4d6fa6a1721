/** Position and size of a palm. */
export type PalmPlace = readonly [x: number, y: number, size: number];

/** Palms inside the town, behind its wall. */
export const gardens: readonly PalmPlace[] = [
  [20, 0, 0.62],
  [34, 0, 0.5],
  [128, 0, 0.7],
  [252, 0, 0.74],
  [262, 0, 0.58],
  [446, 0, 0.72],
  [460, 0, 0.56],
  [600, 0, 0.6],
  [666, 0, 0.5],
];

/** Palms outside, on both sides. */
export const groves: readonly PalmPlace[] = [
  [-112, 14, 0.5],
  [-96, 16, 0.72],
  [-78, 18, 0.58],
  [-58, 18, 0.86],
  [-42, 20, 0.64],
  [-20, 22, 0.5],
  [706, 20, 0.6],
  [722, 20, 0.88],
  [744, 18, 0.66],
  [762, 16, 0.78],
  [782, 16, 0.52],
];
