/** The coloured ground: hypsometric tints, sand, lava, fields, powers, and relief shading. */
import { sample } from '../grid';
import type { Grid } from '../grid';
import { fractal, noise } from '../noise';
import type { GroundFields } from './fields';
import { detailedRow } from './heights';
import { GROUND, HEIGHT_TINTS, WATER, tintTable } from './palette';
import { ColourMixer } from './colourMixer';

/** In metres per pixel at zoom 1: slope drawn as 45°, which exaggerates the relief. */
const STEEP_METRES = 150;

/** Brightness of a horizontal plane under a light from the north-west. */
const FLAT_LIGHT = 0.7;

export type Ground = {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
};

const clamp = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);

const TINT_TABLE = tintTable(HEIGHT_TINTS);

function paintSea(mixer: ColourMixer, { shallows }: GroundFields, u: number, v: number): void {
  const nearness = clamp(sample(shallows, u, v));
  const swell = 0.05 * fractal(u / 30, v / 12, 53, 2);
  mixer.set(...WATER.deep);
  mixer.mix(WATER.middle, clamp(nearness * 1.6 + swell + 0.08));
  mixer.mix(WATER.shallow, clamp(nearness * 1.5 - 0.55) * 0.85);
}

function paintLand(
  mixer: ColourMixer,
  fields: GroundFields,
  u: number,
  v: number,
  height: number,
  light: number,
): void {
  const { sand, fertile, lava, calm, tints, relief } = fields;
  const mottle = noise(u / 18, v / 18, 61) * 90;
  const tableIndex = Math.min(Math.max(Math.round((height + mottle) / 10), 0), 600) * 3;
  mixer.set(
    TINT_TABLE[tableIndex] ?? 0,
    TINT_TABLE[tableIndex + 1] ?? 0,
    TINT_TABLE[tableIndex + 2] ?? 0,
  );
  mixer.mix(GROUND.sand, sample(sand, u, v) * 0.75);
  const ruggedness = sample(relief.ruggedness, u, v);
  const fertileRatio =
    clamp(sample(fertile, u, v)) * (0.62 + 0.3 * fractal(u / 7, v / 7, 65, 2));
  mixer.mix(GROUND.fertile, clamp(fertileRatio * (1 - 0.55 * ruggedness)));
  const lavaRatio = sample(lava, u, v);
  if (lavaRatio > 0.02) {
    const crust = clamp(lavaRatio * 1.1 - 0.35 + 1.1 * fractal(u / 5, v / 5, 67, 5));
    mixer.mix(GROUND.lava, lavaRatio * 0.24 + crust * 0.3);
  }
  for (const { colour, area, blurredArea } of tints) {
    const ratio = sample(area, u, v);
    if (ratio > 0.01)
      mixer.mix(colour, ratio * (0.13 + 0.42 * clamp(ratio - sample(blurredArea, u, v))));
  }
  const calmRatio = clamp(sample(calm, u, v));
  mixer.mix(GROUND.calm, calmRatio * 0.3);
  const relativeLight = (light - FLAT_LIGHT) * (1 - 0.62 * calmRatio);
  if (relativeLight < 0) mixer.mix(GROUND.shadow, clamp(-relativeLight * 1.05) * 0.82);
  else mixer.mix(GROUND.light, clamp(relativeLight * 1.5) * 0.75);
}

/**
 * Paints the ground.
 * @param land the land's coverage at `scale` cells per pixel at zoom 1
 * @returns RGB pixels, three bytes each
 */
export function paintGround(fields: GroundFields, land: Grid, scale: number): Ground {
  const { width, height } = land;
  const pixels = Buffer.alloc(width * height * 3);
  const mixer = new ColourMixer();
  const seaMixer = new ColourMixer();
  let [rowAbove, currentRow] = [
    detailedRow(fields, -1, scale, width),
    detailedRow(fields, 0, scale, width),
  ];
  for (let y = 0; y < height; y += 1) {
    const nextRow = detailedRow(fields, y + 1, scale, width);
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      const ratio = land.data[index] ?? 0;
      const [u, v] = [(x + 0.5) / scale - 0.5, (y + 0.5) / scale - 0.5];
      if (ratio > 0) {
        const [westHeight, eastHeight] = [
          currentRow[Math.max(x - 1, 0)] ?? 0,
          currentRow[Math.min(x + 1, width - 1)] ?? 0,
        ];
        const dx = (((eastHeight - westHeight) / 2) * scale) / STEEP_METRES;
        const dy = ((((nextRow[x] ?? 0) - (rowAbove[x] ?? 0)) / 2) * scale) / STEEP_METRES;
        const light = (FLAT_LIGHT + (dx + dy) * 0.5) / Math.sqrt(1 + dx * dx + dy * dy);
        paintLand(mixer, fields, u, v, currentRow[x] ?? 0, light);
      }
      if (ratio < 1) {
        paintSea(seaMixer, fields, u, v);
        if (ratio === 0) mixer.set(seaMixer.red, seaMixer.green, seaMixer.blue);
        else mixer.mix([seaMixer.red, seaMixer.green, seaMixer.blue], 1 - ratio);
      }
      const grain = ((Math.imul(index, 0x9e3779b1) >>> 24) / 255 - 0.5) * 1.6;
      pixels[index * 3] = clamp((mixer.red + grain) / 255) * 255;
      pixels[index * 3 + 1] = clamp((mixer.green + grain) / 255) * 255;
      pixels[index * 3 + 2] = clamp((mixer.blue + grain) / 255) * 255;
    }
    [rowAbove, currentRow] = [currentRow, nextRow];
  }
  return { width, height, pixels };
}
