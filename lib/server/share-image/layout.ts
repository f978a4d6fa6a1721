import 'server-only';
import { SHARE_SIZE } from '@/lib/seo/shareImage';
import { svgDocument } from '@/lib/share/svg';

/** Where things stand on every picture of a shared link, in pixels. */
export const LAYOUT = {
  ...SHARE_SIZE,
  /** Left of the picture, which reaches the right, top and bottom sides. */
  picture: 600,
  /** Left of the band that ends at the picture. */
  band: 564,
  margin: 64,
} as const;

export const PICTURE = {
  width: LAYOUT.width - LAYOUT.picture,
  height: LAYOUT.height,
} as const;

/** Writes a whole drawing, ready for sharp. */
export const drawing = (width: number, height: number, ...children: string[]): Buffer =>
  Buffer.from(svgDocument({ width, height }, ...children));
