/**
 * Renders the stills of the buildings into public/buildings/{id}/, from the models that `scripts/draw-buildings.ts`
 * wrote. Needs Chromium, at CHROMIUM_PATH or as Playwright finds it. Usage: node --conditions=react-server --import tsx
 * scripts/buildings/drawViews.ts [part of a building's id]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { FALLBACK_WIDTH, STILL_SIZE, STILL_WIDTHS, stillFile } from '@/lib/buildings/address';
import { loadContent } from '@/lib/server/content/loadContent';
import { digestOf, DIGESTS, readDigests } from '@/scripts/buildings/digest';
import { openModel, stillOf, withStillPage } from '@/scripts/buildings/stills';

/** Largest size of an AVIF still, in bytes, that `avifOf` aims at. */
const MAX_BYTES = 20_000;

/** Encodes a picture as AVIF, at the best of four qualities that fits `MAX_BYTES`, or else at the lowest. */
async function avifOf(picture: Sharp): Promise<Buffer> {
  const encode = (quality: number): Promise<Buffer> =>
    picture.clone().avif({ quality, effort: 6 }).toBuffer();
  for (const quality of [42, 37, 32]) {
    const bytes = await encode(quality);
    if (bytes.length <= MAX_BYTES) return bytes;
  }
  return encode(27);
}

/** Scales a still to a width in pixels. */
const resize = (png: Buffer, width: number): Sharp =>
  sharp(png).resize(width, (width * STILL_SIZE.height) / STILL_SIZE.width);

async function main(idPart = ''): Promise<void> {
  const buildings = loadContent().buildings.filter(({ id }) => id.includes(idPart));
  await withStillPage(async (page) => {
    for (const building of buildings) {
      const folder = `public/buildings/${building.id}`;
      mkdirSync(folder, { recursive: true });
      await openModel(page, readFileSync(`${folder}.bin`));
      for (const stop of building.stops) {
        const png = await stillOf(page, building, stop, false);
        for (const width of STILL_WIDTHS) {
          const path = `public${stillFile(building.id, stop.id, width, 'avif')}`;
          writeFileSync(path, await avifOf(resize(png, width)));
        }
        writeFileSync(
          `public${stillFile(building.id, stop.id, FALLBACK_WIDTH, 'webp')}`,
          await resize(png, FALLBACK_WIDTH).webp({ quality: 78, effort: 6 }).toBuffer(),
        );
      }
    }
  });
  const digests = Object.fromEntries(
    buildings.map((building) => [building.id, digestOf(building)]),
  );
  writeFileSync(DIGESTS, `${JSON.stringify({ ...readDigests(), ...digests }, null, 2)}\n`);
}

void main(process.argv[2]);
