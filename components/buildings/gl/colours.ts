import { PALETTE, PAPER } from '@/lib/buildings/palette';

/** Colours of the materials, then of the paper: red, green and blue from 0 to 1. */
export const COLOURS = [...PALETTE, PAPER].flatMap((hex) =>
  [16, 8, 0].map((shift) => ((hex >> shift) & 255) / 255),
);

/** Colour of the lines: red, green and blue from 0 to 1. */
export const INK = [0.122, 0.165, 0.188] as const;
