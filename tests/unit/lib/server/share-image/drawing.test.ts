import sharp from 'sharp';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { loadMap, mapIds } from '@/lib/server/content/maps';
import { sharePictures } from '@/lib/server/share-image/catalogue';
import { drawCard } from '@/lib/server/share-image/card';
import { FACES, fontOf } from '@/lib/server/lettering/fonts';
import {
  chapterPicture,
  coverPicture,
  mapPicture,
  placePicture,
  toolPicture,
} from '@/lib/server/share-image/pictures';
import { CHAPTER_COLUMN, drawSquare } from '@/lib/server/share-image/square';
import { textPaths } from '@/lib/server/share-image/textPaths';
import { loadTools } from '@/lib/server/content/tools';
import { shapeLine } from '@/lib/share/lettering';
import { chapterWords, episodeWords } from '@/lib/share/words';

// Each run computes the ornaments anew, which takes seconds on a slow machine.
jest.setTimeout(60_000);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÀÉÈÊéèêëçàâîïôùûœŒ’«»–·';

describe.each(FACES)('the static cut of the %s face', (face) => {
  const letters = (text: string) => shapeLine(fontOf(face), text).letters;

  it('has a glyph and an advance for every letter of a French title', () => {
    for (const letter of LETTERS) {
      const [lettering] = letters(letter);
      expect([letter, lettering?.glyph.getPath().commands.length ?? 0]).not.toEqual([
        letter,
        0,
      ]);
      expect(lettering?.advance).toBeGreaterThan(0);
    }
  });

  it('draws its ligatures as one glyph, as browsers do', () => {
    expect(letters('buffer')).toHaveLength(5);
    expect(letters('épopée')).toHaveLength(6);
  });

  it('has lining figures of equal height', () => {
    const heights = letters('0123456789').map(({ glyph }) => glyph.getBoundingBox());
    for (const { y1, y2 } of heights) {
      expect(Math.abs(y1)).toBeLessThan(20);
      expect(y2).toBeGreaterThan(600);
    }
  });
});

describe('the picture of a shared link', () => {
  const [episode] = loadEpisodes();
  const [map] = mapIds().map(loadMap);
  const [tool] = loadTools();
  const [place] = map?.record.places ?? [];
  if (!episode || !map || !tool || !place) throw new Error('du contenu est attendu');

  it('is a JPEG of 1200 × 630 pixels, the same each time', async () => {
    const draw = () => drawCard(episodeWords(episode), coverPicture(episode.picture?.src));
    const [image, sameImage] = [await draw(), await draw()];
    expect(image.equals(sameImage)).toBe(true);
    expect(await sharp(image).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  });

  it('is a square for a chapter, with or without a place, the same each time', async () => {
    const words = chapterWords(episode, 'Le Pacte de Médine', 3, 'Médine (Yathrib)');
    for (const facts of [words, { ...words, facts: [] }]) {
      const draw = () =>
        drawSquare(facts, chapterPicture('/absente.webp', '/covers/podcast.jpg'));
      const [image, sameImage] = [await draw(), await draw()];
      expect(image.equals(sameImage)).toBe(true);
      const { format, width, height } = await sharp(image).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 800, height: 800 });
    }
  });

  it('has room for the title of every chapter', () => {
    for (const [path, find] of sharePictures())
      if (path.startsWith('/partage/chapitres/')) {
        const { words, isSquare } = find();
        expect(isSquare).toBe(true);
        expect(() => textPaths(words, CHAPTER_COLUMN)).not.toThrow();
      }
  });

  it('has a right half of 600 × 630 pixels, whatever its subject', async () => {
    const pictures = [
      coverPicture(episode.picture?.src),
      coverPicture('https://ailleurs.example/couverture.jpg'),
      coverPicture(undefined),
      await mapPicture(map),
      await placePicture(map, place),
      await placePicture(map, { ...place, id: 'sans-image' }),
      await toolPicture(tool),
      await toolPicture({ ...tool, imageUrl: '/tools/absente.jpg' }),
    ];
    for (const picture of pictures) {
      const { info } = await picture.toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 600, height: 630 });
    }
  });
});
