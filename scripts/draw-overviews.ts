/**
 * Draws public/maps/{id}/overview.webp, a small picture of each map for the pages that show where things are. Run it
 * after render-maps. The same map gives the same bytes.
 * Usage: npx --no-install tsx scripts/draw-overviews.ts
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawnMaps } from '@/lib/map/extent';

/** Twice the width at which half of a map is shown in a column of 300 pixels, less what nobody sees. */
const WIDTH = 800;
const QUALITY = 55;

async function main(): Promise<void> {
  for (const id of drawnMaps) {
    const picture = await sharp(`public/maps/${id}/map.jpg`)
      .resize(WIDTH)
      .webp({ quality: QUALITY, effort: 6 })
      .toBuffer();
    writeFileSync(`public/maps/${id}/overview.webp`, picture);
    console.log(`${id} : ${picture.length} octets`);
  }
}

void main();
