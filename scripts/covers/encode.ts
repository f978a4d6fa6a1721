/** The files a picture is served as. Quality goes down by steps until a file keeps its limit. */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

const WIDTHS = [96, 192, 480, 960] as const;

type Encoder = (quality: number) => Promise<Buffer>;

async function within(limit: number, encode: Encoder): Promise<Buffer> {
  for (const quality of [88, 84, 80, 76, 72, 68, 64, 60]) {
    const bytes = await encode(quality);
    if (bytes.length <= limit) return bytes;
  }
  throw new Error(`Cette image dépasse ${limit} octets : simplifier son dessin.`);
}

/** One JPEG of a drawing. */
export function jpegOf(
  svg: string,
  width: number,
  height: number,
  limit: number,
): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg)).resize(width, height).flatten();
  return within(limit, (quality) =>
    picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer(),
  );
}

export const pngOf = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 288 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: false })
    .toBuffer();

/** The drawing itself, its large JPEG, and the sizes cards and player ask for. */
export async function writePicture(slug: string, svg: string, folder: string): Promise<void> {
  writeFileSync(`${folder}/src/${slug}.svg`, svg);
  writeFileSync(`${folder}/${slug}.jpg`, await jpegOf(svg, 1400, 1400, 260_000));
  for (const width of WIDTHS) {
    const picture = sharp(Buffer.from(svg)).resize(width, width, { kernel: 'lanczos3' });
    const webp = await picture.clone().webp({ quality: 77, effort: 6, smartSubsample: true });
    const avif = await picture
      .clone()
      .avif({ quality: 58, effort: 5, chromaSubsampling: '4:4:4' });
    writeFileSync(`${folder}/${slug}-${width}.webp`, await webp.toBuffer());
    writeFileSync(`${folder}/${slug}-${width}.avif`, await avif.toBuffer());
  }
}
