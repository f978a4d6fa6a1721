/** What surfaces are made of, in the order of the palette of the drawing. */
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
] as const;

export type Material = (typeof MATERIALS)[number];
