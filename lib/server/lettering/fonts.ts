import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Font } from 'opentype.js';

/** The two typefaces of the site. */
export const FACES = ['display', 'body'] as const;
export type Face = (typeof FACES)[number];

/** Packages of the faces: the variable fonts, and their static cuts. */
const PACKAGES = {
  display: 'cormorant-garamond',
  body: 'source-sans-3',
} as const satisfies Record<Face, string>;

const readPackage = (path: string): Buffer =>
  readFileSync(join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', path));

/** Reads the variable font of a face, as app/fonts.ts serves it. */
export function fontFile(face: Face): Buffer {
  const name = PACKAGES[face];
  return readPackage(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
}

const fonts = new Map<Face, Font>();

/** Loads the static cut of a face at weight 600, in WOFF: opentype.js reads no WOFF2. */
export function fontOf(face: Face): Font {
  const cachedFont = fonts.get(face);
  if (cachedFont) return cachedFont;
  const name = PACKAGES[face];
  const file = readPackage(`@fontsource/${name}/files/${name}-latin-600-normal.woff`);
  const font = parse(new Uint8Array(file).buffer);
  fonts.set(face, font);
  return font;
}
