/** Encodes a tool's picture into the files that are served, each within 60 kB. */
import { writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { encodeWithin, writePreview } from '@/scripts/drawing/encode';

const MAX_BYTES = 60_000;
const WIDTHS = [480, 680, 960] as const;
const QUALITIES = [82, 76, 70, 64, 58, 52, 46, 40] as const;

const encodeWithinLimit = (encode: (quality: number) => Sharp): Promise<Buffer> =>
  encodeWithin(MAX_BYTES, QUALITIES, (quality) => encode(quality).toBuffer());

/** Writes `{name}.jpg`, 960 pixels wide, and AVIF and WebP of each width beside it. */
export async function writeToolPicture(name: string, picture: Buffer): Promise<void> {
  const path = `public/tools/${name}`;
  const jpeg = await encodeWithinLimit((quality) =>
    sharp(picture).resize(960).flatten().jpeg({ quality, mozjpeg: true }),
  );
  writeFileSync(`${path}.jpg`, jpeg);
  await writePreview(path);
  for (const width of WIDTHS) {
    const resized = sharp(picture).resize(width, null, { kernel: 'lanczos3' });
    const webp = await encodeWithinLimit((quality) =>
      resized.clone().webp({ quality, effort: 6, smartSubsample: true }),
    );
    const avif = await encodeWithinLimit((quality) =>
      resized.clone().avif({ quality: quality - 16, effort: 5 }),
    );
    writeFileSync(`${path}-${width}.webp`, webp);
    writeFileSync(`${path}-${width}.avif`, avif);
  }
}
