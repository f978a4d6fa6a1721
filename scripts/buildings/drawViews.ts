/**
 * Takes the stills of the buildings into public/buildings/{id}/, from the files that `scripts/draw-buildings.ts` made.
 * Needs a Chromium (CHROMIUM_PATH).
 * Usage: node --conditions=react-server --import tsx scripts/buildings/drawViews.ts [part of a building's id]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { loadContent } from '@/lib/server/content/loadContent';
import { digestOf, DIGESTS, readDigests } from '@/scripts/buildings/digest';
import { openModel, stillOf, withStillPage } from '@/scripts/buildings/stills';

const SIZES = [960, 480] as const;

/** What a still may weigh. */
const MOST_BYTES = 20_000;

/** Encodes a picture as AVIF; one of many small parts more coarsely, so that a phone waits for none. */
async function avifOf(picture: Sharp): Promise<Buffer> {
  const encode = (quality: number): Promise<Buffer> =>
    picture.clone().avif({ quality, effort: 6 }).toBuffer();
  for (const quality of [42, 37, 32]) {
    const bytes = await encode(quality);
    if (bytes.length <= MOST_BYTES) return bytes;
  }
  return encode(27);
}

async function main(wanted = ''): Promise<void> {
  const buildings = loadContent().buildings.filter(({ id }) => id.includes(wanted));
  await withStillPage(async (page) => {
    for (const building of buildings) {
      const folder = `public/buildings/${building.id}`;
      mkdirSync(folder, { recursive: true });
      await openModel(page, readFileSync(`${folder}.bin`));
      for (const stop of building.stops) {
        const png = await stillOf(page, building, stop, false);
        for (const width of SIZES) {
          const picture = sharp(png).resize(width, (width * 3) / 4);
          const path = `${folder}/${stop.id}-${width}`;
          writeFileSync(`${path}.avif`, await avifOf(picture));
          writeFileSync(
            `${path}.webp`,
            await picture.clone().webp({ quality: 78, effort: 6 }).toBuffer(),
          );
        }
      }
    }
  });
  const drawn = Object.fromEntries(buildings.map((one) => [one.id, digestOf(one)]));
  writeFileSync(DIGESTS, `${JSON.stringify({ ...readDigests(), ...drawn }, null, 2)}\n`);
}

void main(process.argv[2]);
