import { PALETTE, PAPER } from '@/lib/buildings/palette';

/** The colours as three numbers from 0 to 1 each: materials, then the paper. */
export const COLOURS = [...PALETTE, PAPER].flatMap((hex) =>
  [16, 8, 0].map((shift) => ((hex >> shift) & 255) / 255),
);

export const INK = [0.122, 0.165, 0.188] as const;
