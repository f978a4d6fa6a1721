/** The coloured ground: hypsometric tints, sand, lava, fields, powers, and relief shading. */
import { sample } from '../grid';
import type { Grid } from '../grid';
import { fractal, noise } from '../noise';
import type { Fields } from './fields';
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

const TINTS = tintTable(HEIGHT_TINTS);

function paintSea(mixer: ColourMixer, { shallows }: Fields, u: number, v: number): void {
  const near = clamp(sample(shallows, u, v));
  const swell = 0.05 * fractal(u / 30, v / 12, 53, 2);
  mixer.set(...WATER.deep);
  mixer.mix(WATER.middle, clamp(near * 1.6 + swell + 0.08));
  mixer.mix(WATER.shallow, clamp(near * 1.5 - 0.55) * 0.85);
}

function paintLand(
  mixer: ColourMixer,
  fields: Fields,
  u: number,
  v: number,
  height: number,
  light: number,
): void {
  const { sand, fertile, lava, calm, tints, relief } = fields;
  const mottle = noise(u / 18, v / 18, 61) * 90;
  const step = Math.min(Math.max(Math.round((height + mottle) / 10), 0), 600) * 3;
  mixer.set(TINTS[step] ?? 0, TINTS[step + 1] ?? 0, TINTS[step + 2] ?? 0);
  mixer.mix(GROUND.sand, sample(sand, u, v) * 0.75);
  const rugged = sample(relief.ruggedness, u, v);
  const green = clamp(sample(fertile, u, v)) * (0.62 + 0.3 * fractal(u / 7, v / 7, 65, 2));
  mixer.mix(GROUND.fertile, clamp(green * (1 - 0.55 * rugged)));
  const basalt = sample(lava, u, v);
  if (basalt > 0.02) {
    const crust = clamp(basalt * 1.1 - 0.35 + 1.1 * fractal(u / 5, v / 5, 67, 5));
    mixer.mix(GROUND.lava, basalt * 0.24 + crust * 0.3);
  }
  for (const { colour, inside, heart } of tints) {
    const ratio = sample(inside, u, v);
    if (ratio > 0.01)
      mixer.mix(colour, ratio * (0.13 + 0.42 * clamp(ratio - sample(heart, u, v))));
  }
  const quiet = clamp(sample(calm, u, v));
  mixer.mix(GROUND.calm, quiet * 0.3);
  const relative = (light - FLAT_LIGHT) * (1 - 0.62 * quiet);
  if (relative < 0) mixer.mix(GROUND.shadow, clamp(-relative * 1.05) * 0.82);
  else mixer.mix(GROUND.light, clamp(relative * 1.5) * 0.75);
}

/**
 * Paints the ground.
 * @param land the land's coverage at `scale` cells per pixel at zoom 1
 * @returns RGB pixels, three bytes each
 */
export function paintGround(fields: Fields, land: Grid, scale: number): Ground {
  const { width, height } = land;
  const pixels = Buffer.alloc(width * height * 3);
  const mixer = new ColourMixer();
  const sea = new ColourMixer();
  let [above, here] = [
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
        const [west, east] = [
          here[Math.max(x - 1, 0)] ?? 0,
          here[Math.min(x + 1, width - 1)] ?? 0,
        ];
        const dx = (((east - west) / 2) * scale) / STEEP_METRES;
        const dy = ((((nextRow[x] ?? 0) - (above[x] ?? 0)) / 2) * scale) / STEEP_METRES;
        const light = (FLAT_LIGHT + (dx + dy) * 0.5) / Math.sqrt(1 + dx * dx + dy * dy);
        paintLand(mixer, fields, u, v, here[x] ?? 0, light);
      }
      if (ratio < 1) {
        paintSea(sea, fields, u, v);
        if (ratio === 0) mixer.set(sea.red, sea.green, sea.blue);
        else mixer.mix([sea.red, sea.green, sea.blue], 1 - ratio);
      }
      const grain = ((Math.imul(index, 0x9e3779b1) >>> 24) / 255 - 0.5) * 1.6;
      pixels[index * 3] = clamp((mixer.red + grain) / 255) * 255;
      pixels[index * 3 + 1] = clamp((mixer.green + grain) / 255) * 255;
      pixels[index * 3 + 2] = clamp((mixer.blue + grain) / 255) * 255;
    }
    [above, here] = [here, nextRow];
  }
  return { width, height, pixels };
}
