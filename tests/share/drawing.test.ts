/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parse } from 'opentype.js';
import sharp from 'sharp';
import { loadEpisodes } from '@/lib/server/episodes';
import { loadMap, mapIds } from '@/lib/server/maps';
import { drawCard } from '@/lib/server/share/card';
import { fontOf } from '@/lib/server/share/faces';
import {
  coverPicture,
  mapPicture,
  placePicture,
  toolPicture,
} from '@/lib/server/share/pictures';
import { unpackWoff2 } from '@/lib/server/share/woff2';
import { loadTools } from '@/lib/server/tools';
import { episodeWords } from '@/lib/share/words';

/** The ornaments are woven anew in each run of the tests: seconds, on a slow machine. */
jest.setTimeout(60_000);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÀÉÈÊéèêëçàâîïôùûœŒ’«»–·';

describe('a font that the site serves', () => {
  it('is, unpacked, the same as its maker’s static cut', () => {
    const file =
      'node_modules/@fontsource/cormorant-garamond/files/cormorant-garamond-latin-600-normal.woff';
    const cut = parse(new Uint8Array(readFileSync(file)).buffer);
    const font = fontOf('display');
    for (const letter of LETTERS) {
      const ours = font.variation.getTransform(font.charToGlyph(letter));
      const theirs = cut.charToGlyph(letter);
      expect([letter, ours.advanceWidth]).toEqual([letter, theirs.advanceWidth]);
      const [a, b] = [ours, theirs].map((glyph) => glyph.getPath(0, 0, 1000).getBoundingBox());
      for (const side of ['x1', 'x2', 'y1', 'y2'] as const)
        expect(Math.abs((a?.[side] ?? 0) - (b?.[side] ?? Infinity))).toBeLessThanOrEqual(2);
    }
  });

  it('is refused when it is something else', () => {
    expect(() => unpackWoff2(readFileSync('public/og-default.jpg'))).toThrow('WOFF2');
  });
});

describe('the picture of a shared link', () => {
  const [episode] = loadEpisodes();
  const [map] = mapIds().map(loadMap);
  const [tool] = loadTools();
  const [place] = map?.record.places ?? [];
  if (!episode || !map || !tool || !place) throw new Error('du contenu est attendu');

  it('is a JPEG of 1200 × 630 pixels, the same each time', async () => {
    const draw = () => drawCard(episodeWords(episode), coverPicture(episode.imageUrl));
    const [first, second] = [await draw(), await draw()];
    expect(first.equals(second)).toBe(true);
    expect(await sharp(first).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  });

  it('shows something in its whole right half, whatever it is about', async () => {
    const shown = [
      coverPicture(episode.imageUrl),
      coverPicture('https://ailleurs.example/couverture.jpg'),
      coverPicture(undefined),
      await mapPicture(map),
      await placePicture(map, place),
      await placePicture(map, { ...place, id: 'sans-image' }),
      await toolPicture(tool),
      await toolPicture({ ...tool, imageUrl: '/tools/absente.jpg' }),
    ];
    for (const picture of shown) {
      const { info } = await picture.toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 600, height: 630 });
    }
  });
});
