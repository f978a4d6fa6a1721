/**
 * Subsets the site's typefaces to the letters and weights in use, into app/fonts/. The same packages give the same
 * bytes.
 * Usage: npx --no-install tsx scripts/cut-fonts.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { FRENCH, TRANSLITERATION } from './fonts/characters';

const PACKAGES = 'node_modules/@fontsource-variable';
const FOLDER = 'app/fonts';

interface Subset {
  readonly name: string;
  readonly source: string;
  readonly letters: string;
  /** One weight, or a variable range. */
  readonly wght: number | { readonly min: number; readonly max: number };
}

const SUBSETS: readonly Subset[] = [
  {
    name: 'display',
    source: 'cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2',
    letters: FRENCH,
    wght: 600,
  },
  {
    name: 'body',
    source: 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    letters: FRENCH,
    wght: { min: 400, max: 600 },
  },
  {
    name: 'transliteration',
    source: 'source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
    letters: TRANSLITERATION,
    wght: { min: 400, max: 600 },
  },
];

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, source, letters, wght } of SUBSETS) {
    const bytes = await subsetFont(readFileSync(`${PACKAGES}/${source}`), letters, {
      targetFormat: 'woff2',
      variationAxes: { wght },
    });
    writeFileSync(`${FOLDER}/${name}.woff2`, bytes);
    console.log(`${name} : ${bytes.length} octets`);
  }
}

void main();
