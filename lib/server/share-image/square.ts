import 'server-only';
import sharp, { type Sharp } from 'sharp';
import { SQUARE, drawing } from '@/lib/server/share-image/layout';
import { goldGradient, starField } from '@/lib/server/share-image/ornament';
import { textPaths, type Column } from '@/lib/server/share-image/textPaths';
import { COLOURS } from '@/lib/share/colours';
import { element, group } from '@/lib/share/svg';
import type { ShareWords } from '@/lib/share/words';

const { side, picture, margin } = SQUARE;
const TEXT_WIDTH = side - 2 * margin;

/** Layout of the words of a chapter's picture. */
export const CHAPTER_COLUMN: Column = {
  left: margin,
  middle: picture + (side - picture) / 2,
  kind: 24,
  title: {
    width: TEXT_WIDTH,
    height: 130,
    leading: 1,
    sizes: [76, 70, 64, 58, 52, 46, 40, 34],
  },
  fact: { width: TEXT_WIDTH, height: 60, leading: 1.25, sizes: [28, 26, 24, 22, 20] },
  gaps: [24, 26, 26, 14],
};

/** Draws the picture of a chapter: a picture above its words; a square JPEG of about 80 kB. */
export async function drawSquare(words: ShareWords, image: Sharp): Promise<Buffer> {
  const pictureBuffer = await image.removeAlpha().toBuffer();
  return sharp(drawing(side, side, wordsBackground(), textPaths(words, CHAPTER_COLUMN)))
    .composite([
      { input: pictureBuffer, left: 0, top: 0 },
      { input: drawing(side, side, goldRule()) },
    ])
    .flatten({ background: COLOURS.night })
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4', progressive: true })
    .toBuffer();
}

/** Draws the dark background of the words, with stars that fade out towards the left. */
function wordsBackground(): string {
  const box = { x: 0, y: picture, width: side, height: side - picture };
  const fadeGradient = element(
    'linearGradient',
    { id: 'fade' },
    element('stop', { offset: 0.45, 'stop-color': COLOURS.sand, 'stop-opacity': 0 }),
    element('stop', { offset: 1, 'stop-color': COLOURS.sand, 'stop-opacity': 0.5 }),
  );
  const mask = element('mask', { id: 'east' }, element('rect', { ...box, fill: 'url(#fade)' }));
  const centre = { x: side, y: picture + box.height / 2 };
  return (
    goldGradient(side) +
    fadeGradient +
    mask +
    element('rect', { width: side, height: side, fill: COLOURS.night }) +
    group({ mask: 'url(#east)' }, starField(box, centre, 150, 'band'))
  );
}

const goldRule = (): string =>
  goldGradient(side) +
  element('rect', { y: picture - 1, width: side, height: 3, fill: 'url(#gold)' });
