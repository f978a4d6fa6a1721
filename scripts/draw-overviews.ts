/**
 * Draws the renderings beside public/maps/{id}/map.jpg: overview.webp for pages that show locations, overview.avif for
 * the first view of the map itself, map.avif for its stage. Run after render-maps. The same map gives the same bytes.
 * Usage: npx --no-install tsx scripts/draw-overviews.ts
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { mapIds, mapRecordOf } from '@/scripts/maps/records';

/**
 * Computes the width of an overview: twice that at which half of a map fills a column of 300 pixels; more for a wide
 * map.
 */
const widthOf = (mapWidth: number): number => Math.max(800, Math.round((mapWidth * 8) / 15));
const WEBP_QUALITY = 55;

/**
 * AVIF options of overviews, which phones on slow lines wait for: as rough as is invisible at that size, well within 60
 * kB.
 */
const AVIF_OPTIONS = {
  overview: { quality: 34, effort: 9, chromaSubsampling: '4:2:0' },
  whole: { quality: 55, effort: 4 },
} as const;

async function main(): Promise<void> {
  for (const id of mapIds()) {
    const map = sharp(`public/maps/${id}/map.jpg`);
    const width = widthOf(mapRecordOf(id).width);
    const webpOverview = await map
      .clone()
      .resize(width)
      .webp({ quality: WEBP_QUALITY, effort: 6 })
      .toBuffer();
    writeFileSync(`public/maps/${id}/overview.webp`, webpOverview);
    const avifOverview = await map.clone().resize(width).avif(AVIF_OPTIONS.overview).toBuffer();
    writeFileSync(`public/maps/${id}/overview.avif`, avifOverview);
    const fullSize = await map.clone().avif(AVIF_OPTIONS.whole).toBuffer();
    writeFileSync(`public/maps/${id}/map.avif`, fullSize);
    console.log(
      `${id} : ${webpOverview.length}, ${avifOverview.length}, ${fullSize.length} octets`,
    );
  }
}

void main();
