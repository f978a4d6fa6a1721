import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';

const FONTS = {
  Body: 'node_modules/@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff',
  Display:
    'node_modules/@fontsource/cormorant-garamond/files/cormorant-garamond-latin-600-normal.woff',
} as const;

interface Face {
  readonly family: string;
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

const faces: readonly Face[] = [
  ...readFileSync('app/nearFaces.css', 'utf8').matchAll(/@font-face \{([^}]*)\}/g),
].map(([, body = '']) => {
  const valueOf = (property: string): string =>
    new RegExp(`\\b${property}:\\s*([^;]+);`).exec(body)?.[1] ?? '';
  const ratio = (property: string): number => parseFloat(valueOf(property)) / 100;
  return {
    family: valueOf('font-family'),
    size: ratio('size-adjust'),
    ascent: ratio('ascent-override'),
    descent: ratio('descent-override'),
    lineGap: ratio('line-gap-override'),
  };
});

describe('the fallback fonts', () => {
  it('have a face for each of the two web fonts, with Arial and Times, on Android and with DejaVu alone', () => {
    expect([...new Set(faces.map(({ family }) => family))].toSorted()).toEqual([
      "'Near Body on Android'",
      "'Near Body on Linux'",
      "'Near Body'",
      "'Near Display on Android'",
      "'Near Display on Linux'",
      "'Near Display'",
    ]);
  });

  it('are listed for Android first, since a phone’s first layout waits longest for a font lookup', () => {
    const tokens = readFileSync('app/tokens.css', 'utf8');
    for (const font of ['Body', 'Display'])
      expect(
        [...tokens.matchAll(new RegExp(`'Near ${font}(?: on (\\w+))?'`, 'g'))].map(
          ([, system]) => system ?? 'any',
        ),
      ).toEqual(['Android', 'Linux', 'any']);
  });

  it.each(faces.map((face) => [face.family, face] as const))(
    'give lines of %s the height of the web font',
    (family, { size, ascent, descent, lineGap }) => {
      const bytes = readFileSync(FONTS[family.includes('Display') ? 'Display' : 'Body']);
      const { ascender, descender, tables, unitsPerEm } = opentype.parse(
        bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
      );
      expect(size * ascent).toBeCloseTo(ascender / unitsPerEm, 2);
      expect(size * descent).toBeCloseTo(-descender / unitsPerEm, 2);
      expect(lineGap * unitsPerEm).toBe(tables['hhea']?.lineGap);
    },
  );
});
