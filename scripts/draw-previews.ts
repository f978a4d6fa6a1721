/**
 * Draws beside each cover and each tool's picture the rough one that its page carries in itself: `{name}-preview.avif`.
 * Run it after draw-covers and draw-tools. The same picture gives the same bytes.
 * Usage: npx --no-install tsx scripts/draw-previews.ts
 */
import { readdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const FOLDERS = ['public/covers', 'public/tools'] as const;

/** As wide as a phone shows it, so that nothing moves or grows when the picture itself comes; three times rougher. */
const SIZE = { width: 400, height: 250 } as const;
const AVIF = { quality: 18, effort: 6 } as const;

async function main(): Promise<void> {
  for (const folder of FOLDERS)
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.jpg'))) {
      const preview = await sharp(`${folder}/${file}`)
        .resize(SIZE.width, SIZE.height)
        .avif(AVIF)
        .toBuffer();
      writeFileSync(`${folder}/${file.replace(/\.jpg$/, '')}-preview.avif`, preview);
      console.log(`${file} : ${preview.length} octets`);
    }
}

void main();
