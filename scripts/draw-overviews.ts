/**
 * Draws beside public/maps/{id}/map.jpg what is fetched before it, or instead of it: overview.webp for the pages that
 * show where things are, overview.avif for the first sight of the map itself, map.avif for its stage. Run it after
 * render-maps. The same map gives the same bytes.
 * Usage: npx --no-install tsx scripts/draw-overviews.ts
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { mapIds, mapRecordOf } from '@/scripts/maps/records';

/** Twice the width at which half of a map is shown in a column of 300 pixels, less what nobody sees; more for a wide map. */
const widthOf = (map: number): number => Math.max(800, Math.round((map * 8) / 15));
const QUALITY = 55;

/**
 * An overview in AVIF is what a phone on a slow line waits for, beside scripts and fonts that share the line: as rough as
 * one cannot see at that size, and well within 60 kB.
 */
const AVIF = {
  overview: { quality: 34, effort: 9, chromaSubsampling: '4:2:0' },
  whole: { quality: 55, effort: 4 },
} as const;

async function main(): Promise<void> {
  for (const id of mapIds()) {
    const map = sharp(`public/maps/${id}/map.jpg`);
    const width = widthOf(mapRecordOf(id).width);
    const picture = await map
      .clone()
      .resize(width)
      .webp({ quality: QUALITY, effort: 6 })
      .toBuffer();
    writeFileSync(`public/maps/${id}/overview.webp`, picture);
    const overview = await map.clone().resize(width).avif(AVIF.overview).toBuffer();
    writeFileSync(`public/maps/${id}/overview.avif`, overview);
    const whole = await map.clone().avif(AVIF.whole).toBuffer();
    writeFileSync(`public/maps/${id}/map.avif`, whole);
    console.log(`${id} : ${picture.length}, ${overview.length}, ${whole.length} octets`);
  }
}

void main();
