/** Colours of the ground, as [red, green, blue] from 0 to 255. */
export type Colour = readonly [number, number, number];

/** Parses a colour `#rrggbb`. */
function parseColour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Hypsometric tints by height in metres, warm and light so that letters stay legible. */
export const HEIGHT_TINTS: readonly (readonly [number, Colour])[] = [
  [0, parseColour('#e6dcb9')],
  [250, parseColour('#ecdfbb')],
  [700, parseColour('#eddab0')],
  [1200, parseColour('#e2c596')],
  [1900, parseColour('#cfa478')],
  [2700, parseColour('#b98663')],
  [3600, parseColour('#c9a78d')],
  [4600, parseColour('#efe4d8')],
];

export const GROUND = {
  sand: parseColour('#f1d9a0'),
  fertile: parseColour('#a9b27a'),
  lava: parseColour('#6d5a50'),
  shadow: parseColour('#5d3f36'),
  light: parseColour('#fff8e6'),
  calm: parseColour('#f3e8cb'),
} as const;

export const WATER = {
  deep: parseColour('#3f7683'),
  middle: parseColour('#5f959b'),
  shallow: parseColour('#a9cbc4'),
} as const;

export const POWER_TINTS = {
  violet: parseColour('#7d5a8c'),
  brique: parseColour('#b0503a'),
  vert: parseColour('#4d7a4a'),
} as const;

/** Tabulates tints by height, one for every ten metres. */
export const tintTable = (tints: readonly (readonly [number, Colour])[]): Float32Array => {
  const table = new Float32Array(601 * 3);
  for (let step = 0; step <= 600; step += 1) {
    const height = step * 10;
    const upperIndex = tints.findIndex(([tintHeight]) => tintHeight > height);
    const upperTint = tints[upperIndex < 0 ? tints.length - 1 : upperIndex];
    const lowerTint = tints[upperIndex < 0 ? tints.length - 1 : Math.max(upperIndex - 1, 0)];
    if (!lowerTint || !upperTint) continue;
    const span = upperTint[0] - lowerTint[0];
    const t = span > 0 ? (height - lowerTint[0]) / span : 0;
    for (const channel of [0, 1, 2] as const) {
      table[step * 3 + channel] =
        lowerTint[1][channel] + (upperTint[1][channel] - lowerTint[1][channel]) * t;
    }
  }
  return table;
};
