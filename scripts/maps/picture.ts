/** A map's picture at one density: the ground with its overlay. */
import sharp from 'sharp';
import type { Ground } from './ground/paint';
import { UNLIMITED, svgOf } from './raster';
import type { Survey } from '@/scripts/maps/geography/survey';

/** RGB pixels, three bytes each. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
};

/** Opens a picture's bytes with sharp. */
export const openPicture = ({ width, height, pixels }: Picture) =>
  sharp(pixels, { ...UNLIMITED, raw: { width, height, channels: 3 } });

/**
 * Composes the picture at a density.
 * @param ground painted at the highest density
 * @param drawing the overlay's SVG body, rendered at each density so that lines stay sharp
 */
export async function pictureAt(
  { sheet }: Survey,
  ground: Ground,
  drawing: string,
  density: number,
): Promise<Picture> {
  const { extent } = sheet;
  const [width, height] = [extent.width * density, extent.height * density];
  const groundImage = openPicture(ground);
  const resized =
    ground.width === width
      ? groundImage
      : groundImage.resize(width, height, { kernel: 'lanczos3' });
  const pixels = await resized
    .composite([{ input: svgOf(extent, density, drawing), ...UNLIMITED }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { width, height, pixels };
}
