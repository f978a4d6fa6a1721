import 'server-only';
import { SHARE_SIZE } from '@/lib/seo/shareImage';
import { svgDocument } from '@/lib/share/svg';

/** Positions in every share image, in pixels. */
export const LAYOUT = {
  ...SHARE_SIZE,
  /** Left edge of the picture, which reaches the right, top and bottom edges. */
  picture: 600,
  /** Left edge of the band beside the picture. */
  band: 564,
  margin: 64,
} as const;

/** Size of the picture beside the words, in pixels. */
export const PICTURE = {
  width: LAYOUT.width - LAYOUT.picture,
  height: LAYOUT.height,
} as const;

/** Positions in the square picture of a chapter: a picture in the ratio 8:5 above the words. */
export const SQUARE = { side: 800, picture: 500, margin: 56 } as const;

/** Writes a complete SVG document for sharp. */
export const drawing = (width: number, height: number, ...children: string[]): Buffer =>
  Buffer.from(svgDocument({ width, height }, ...children));
