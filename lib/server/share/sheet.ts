import 'server-only';
import { SHARE_SIZE } from '@/lib/seo/shareImage';

/** Where things stand on every picture of a shared link, in pixels. */
export const SHEET = {
  ...SHARE_SIZE,
  /** Left of the picture, which reaches the right, top and bottom sides. */
  picture: 600,
  /** Left of the frieze that ends at the picture. */
  frieze: 564,
  margin: 64,
} as const;

export const PICTURE = {
  width: SHEET.width - SHEET.picture,
  height: SHEET.height,
} as const;

type Attributes = Readonly<Record<string, string | number>>;

/** An SVG element; values and children are our own, so nothing is escaped. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  const start = `<${name}${written.join('')}`;
  return children.length > 0 ? `${start}>${children.join('')}</${name}>` : `${start}/>`;
}

export const group = (attributes: Attributes, ...children: string[]): string =>
  element('g', attributes, ...children);

/** A whole drawing, ready for sharp. */
export function drawing(width: number, height: number, ...children: string[]): Buffer {
  const viewBox = `0 0 ${width} ${height}`;
  const xmlns = 'http://www.w3.org/2000/svg';
  return Buffer.from(element('svg', { xmlns, viewBox, width, height }, ...children));
}
