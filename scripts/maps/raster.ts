/** Rasterization of SVG drawings. */
import sharp from 'sharp';
import type { Extent } from '@/lib/map/extent';
import { svgDocument } from '@/lib/share/svg';
import type { Grid } from './grid';

// The densest map exceeds sharp's default limit of pixels.
export const UNLIMITED = { limitInputPixels: false, unlimited: true } as const;

/** Wraps a body in an SVG document of a map's size, to be rendered at `scale`. */
export const svgOf = ({ width, height }: Extent, scale: number, body: string): Buffer =>
  Buffer.from(svgDocument({ width, height, scale }, body));

/** Rasterizes the coverage, from 0 to 1, of the white shapes in `body`. */
export async function coverage(extent: Extent, scale: number, body: string): Promise<Grid> {
  const { data, info } = await sharp(svgOf(extent, scale, body), UNLIMITED)
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cells = new Float32Array(data.length);
  for (let index = 0; index < data.length; index += 1) cells[index] = (data[index] ?? 0) / 255;
  return { width: info.width, height: info.height, data: cells };
}
