/** Materials of surfaces, in the order of `PALETTE`. */
export const MATERIALS = [
  'stone',
  'rock',
  'ground',
  'water',
  'brick',
  'plaster',
  'wood',
  'metal',
  'gilding',
  'mosaic',
  'dark-stone',
  'palm',
] as const;

export type Material = (typeof MATERIALS)[number];
