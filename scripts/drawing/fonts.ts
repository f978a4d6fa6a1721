import { readFileSync } from 'node:fs';
import { parse, type Font } from 'opentype.js';

/** A static cut of the display typeface: weight and style. */
export type Cut = '500-normal' | '600-normal' | '700-normal' | '600-italic' | '700-italic';

const fonts = new Map<Cut, Font>();

/** Reads a cut of the display typeface, once; in WOFF, since opentype.js reads no WOFF2. */
export function fontOf(cut: Cut): Font {
  const cached = fonts.get(cut);
  if (cached) return cached;
  const name = `cormorant-garamond-latin-${cut}.woff`;
  const file = readFileSync(`node_modules/@fontsource/cormorant-garamond/files/${name}`);
  const font = parse(new Uint8Array(file).buffer);
  fonts.set(cut, font);
  return font;
}
