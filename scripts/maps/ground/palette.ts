/** Colours of the ground, as [red, green, blue] from 0 to 255. */
export type Colour = readonly [number, number, number];

/** Parses a colour `#rrggbb`. */
function colour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Hypsometric tints by height in metres, warm and light so that letters stay legible. */
export const HEIGHT_TINTS: readonly (readonly [number, Colour])[] = [
  [0, colour('#e6dcb9')],
  [250, colour('#ecdfbb')],
  [700, colour('#eddab0')],
  [1200, colour('#e2c596')],
  [1900, colour('#cfa478')],
  [2700, colour('#b98663')],
  [3600, colour('#c9a78d')],
  [4600, colour('#efe4d8')],
];

export const GROUND = {
  sand: colour('#f1d9a0'),
  fertile: colour('#a9b27a'),
  lava: colour('#6d5a50'),
  shadow: colour('#5d3f36'),
  light: colour('#fff8e6'),
  calm: colour('#f3e8cb'),
} as const;

export const WATER = {
  deep: colour('#3f7683'),
  middle: colour('#5f959b'),
  shallow: colour('#a9cbc4'),
} as const;

export const POWER_TINTS = {
  violet: colour('#7d5a8c'),
  brique: colour('#b0503a'),
  vert: colour('#4d7a4a'),
} as const;

/** Tabulates tints by height, one for every ten metres. */
export const tintTable = (tints: readonly (readonly [number, Colour])[]): Float32Array => {
  const table = new Float32Array(601 * 3);
  for (let step = 0; step <= 600; step += 1) {
    const height = step * 10;
    const above = tints.findIndex(([at]) => at > height);
    const last = tints[above < 0 ? tints.length - 1 : above];
    const first = tints[above < 0 ? tints.length - 1 : Math.max(above - 1, 0)];
    if (!first || !last) continue;
    const span = last[0] - first[0];
    const t = span > 0 ? (height - first[0]) / span : 0;
    for (const channel of [0, 1, 2] as const) {
      table[step * 3 + channel] =
        first[1][channel] + (last[1][channel] - first[1][channel]) * t;
    }
  }
  return table;
};
