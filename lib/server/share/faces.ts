import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Font, type Glyph } from 'opentype.js';
import { unpackWoff2 } from '@/lib/server/share/woff2';

/** The site's two faces. */
export const FACES = ['display', 'body'] as const;
export type Face = (typeof FACES)[number];

/** The files that app/fonts.ts serves. */
const PACKAGES = {
  display: 'cormorant-garamond',
  body: 'source-sans-3',
} as const satisfies Record<Face, string>;

const WEIGHT = 600;

/** What opentype.js adds to a variable font, which its types do not tell. */
export interface VariableFont extends Font {
  readonly variation: {
    readonly set: (coordinates: { readonly wght: number }) => void;
    /** The glyph at the weight that was set: its outline and its width. */
    readonly getTransform: (glyph: Glyph) => Glyph;
  };
}

const isVariable = (font: Font): font is VariableFont => 'variation' in font;

const fonts = new Map<Face, VariableFont>();

/** The file of a face, as the site serves it. */
export function fontFile(face: Face): Buffer {
  const name = PACKAGES[face];
  const path = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  return readFileSync(join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', path));
}

/** A face of the site, its weight set to 600. */
export function fontOf(face: Face): VariableFont {
  const known = fonts.get(face);
  if (known) return known;
  const font = parse(new Uint8Array(unpackWoff2(fontFile(face))).buffer);
  if (!isVariable(font))
    throw new Error(`${PACKAGES[face]} : une police variable est attendue.`);
  font.variation.set({ wght: WEIGHT });
  fonts.set(face, font);
  return font;
}
