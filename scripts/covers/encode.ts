/** Encodes a picture into the files that are served. */
import { writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { jpegOf, writePreview } from '@/scripts/drawing/encode';

const WIDTHS = [96, 192, 480, 960] as const;

const AVIF_QUALITY = 58;

/** Cards show the middle of a cover at ratio 8:5, in these widths, for phones of 360 to 430 points. */
const CARD = { widths: [400, 680, 960], ratio: 5 / 8, quality: 48 } as const;

/** Writes the SVG, its large JPEG, and the sizes for cards and player. */
export async function writePicture(slug: string, svg: string, folder: string): Promise<void> {
  writeFileSync(`${folder}/src/${slug}.svg`, svg);
  writeFileSync(`${folder}/${slug}.jpg`, await jpegOf(svg, 1400, 1400, 260_000));
  for (const width of WIDTHS) {
    const picture = sharp(Buffer.from(svg)).resize(width, width, { kernel: 'lanczos3' });
    await writeRenderings(`${folder}/${slug}-${width}`, picture, AVIF_QUALITY);
  }
  await writeCards(slug, svg, folder);
  await writePreview(`${folder}/${slug}`);
}

/** Writes the cropped renderings for cards. */
async function writeCards(slug: string, svg: string, folder: string): Promise<void> {
  for (const width of CARD.widths) {
    const height = Math.round(width * CARD.ratio);
    const picture = sharp(Buffer.from(svg)).resize(width, height, { kernel: 'lanczos3' });
    await writeRenderings(`${folder}/${slug}-card-${width}`, picture, CARD.quality);
  }
}

async function writeRenderings(path: string, picture: Sharp, quality: number): Promise<void> {
  const webp = await picture.clone().webp({ quality: 77, effort: 6, smartSubsample: true });
  const avif = await picture.clone().avif({ quality, effort: 5, chromaSubsampling: '4:4:4' });
  writeFileSync(`${path}.webp`, await webp.toBuffer());
  writeFileSync(`${path}.avif`, await avif.toBuffer());
}
