/**
 * Draws the icons, the picture of shared links and the cover of the show.
 * Usage: npx --no-install tsx scripts/draw-identity.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { decodeContent } from '@/lib/content/decode';
import { SiteSchema } from '@/lib/site/site';
import { writePicture } from './covers/encode';
import { jpegOf, pngOf } from './drawing/encode';
import { icoOf } from './covers/identity/ico';
import { SHARE_SIZE, shareImage } from './covers/identity/shareImage';
import { showCover } from './covers/identity/showCover';
import { tile } from './covers/identity/tile';

const SITE = 'content/site.json';

const roundedTile = tile({ size: 64, ratio: 0.86, corner: 0.22 });
const squareTile = tile({ size: 64, ratio: 0.78, corner: 0 });
/** Systems crop a maskable icon to a circle of 80 %. */
const maskableTile = tile({ size: 64, ratio: 0.62, corner: 0 });
const tinyTile = tile({ size: 16, ratio: 0.94, corner: 0.2, small: true });

async function favicon(): Promise<Buffer> {
  const sizes = [
    [16, tinyTile],
    [32, roundedTile],
    [48, roundedTile],
  ] as const;
  const images = sizes.map(async ([size, svg]) => ({ size, png: await pngOf(svg, size) }));
  return icoOf(await Promise.all(images));
}

async function main(): Promise<void> {
  const siteTexts = decodeContent(SiteSchema, JSON.parse(readFileSync(SITE, 'utf8')), SITE);
  mkdirSync('public/icons', { recursive: true });
  mkdirSync('public/covers/src', { recursive: true });
  writeFileSync('app/icon.svg', roundedTile);
  writeFileSync('app/apple-icon.png', await pngOf(squareTile, 180));
  writeFileSync('app/favicon.ico', await favicon());
  for (const size of [192, 512]) {
    writeFileSync(`public/icons/icon-${size}.png`, await pngOf(roundedTile, size));
    writeFileSync(`public/icons/maskable-${size}.png`, await pngOf(maskableTile, size));
  }
  const { width, height } = SHARE_SIZE;
  const shareJpeg = await jpegOf(shareImage(siteTexts), width, height, 120_000);
  writeFileSync('public/og-default.jpg', shareJpeg);
  await writePicture('podcast', showCover(siteTexts), 'public/covers');
}

void main();
