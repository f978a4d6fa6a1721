import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

/**
 * Encodes a picture at the first of given qualities that keeps it within `limit` bytes.
 * @throws Error in French when none does: the drawing has too much detail
 */
export async function encodeWithin(
  limit: number,
  qualities: readonly number[],
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  for (const quality of qualities) {
    const bytes = await encode(quality);
    if (bytes.length <= limit) return bytes;
  }
  throw new Error(`Cette image dépasse ${limit} octets : simplifier son dessin.`);
}

/** Encodes a drawing as a JPEG within `limit` bytes. */
export function jpegOf(
  svg: string,
  width: number,
  height: number,
  limit: number,
): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg)).resize(width, height).flatten();
  return encodeWithin(limit, [88, 84, 80, 76, 72, 68, 64, 60], (quality) =>
    picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer(),
  );
}

/** Rough preview at the size of a phone's picture, so that nothing moves when the picture replaces it. */
const PREVIEW = { width: 400, height: 250, quality: 18, effort: 6 } as const;

/** Draws beside `{path}.jpg` the rough preview that pages inline: `{path}-preview.avif`, some 3 kB. */
export async function writePreview(path: string): Promise<void> {
  const { width, height, ...options } = PREVIEW;
  const preview = await sharp(`${path}.jpg`).resize(width, height).avif(options).toBuffer();
  writeFileSync(`${path}-preview.avif`, preview);
}

/** Encodes a drawing as a square PNG of `size` pixels. */
export const pngOf = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 288 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: false })
    .toBuffer();
