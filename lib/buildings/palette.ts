/** Colours of the materials in the order of `MATERIALS`, as 0xRRGGBB. */
export const PALETTE = [
  0xecdcb9, 0xddcaa4, 0xf0e5cb, 0xbccdc6, 0xd8b68c, 0xf4ebd7, 0xb78f5f, 0xa9b4b0, 0xe6c98a,
  0x86a5a0, 0x4a4540, 0xc6ba86,
] as const;

/** Colour of the paper under a building, as 0xRRGGBB. */
export const PAPER = 0xfbf5e8;
