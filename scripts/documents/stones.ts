/** Drawings of the inscriptions: the object and its lines, with the actual words in `arabicBlock`. */
import { arabicBlock, handLines, sabaicHead } from './lines';
import { element, group, sheet, stroke, GOLD, INK } from './strokeKit';
import { rockFace, slab } from './stone';

const cross = (x: number, y: number, arm: number): string =>
  stroke(`M${x} ${y - arm}v${2 * arm}M${x - arm} ${y}h${2 * arm}`, 5);

/** Draws a cross in a ring, as above doors in Syria. */
const roundel = (x: number, y: number, r: number): string =>
  element('circle', { cx: x, cy: y, r, fill: 'none', stroke: INK, 'stroke-width': 2.4 }) +
  element('circle', { cx: x, cy: y, r: r - 9, fill: 'none', stroke: GOLD, 'stroke-width': 2 }) +
  cross(x, y, r - 22);

/** Draws a lintel: long, squared, below the first stones of a wall. */
const lintel = (seed: string, ...children: string[]): string =>
  sheet(slab({ x: 50, y: 190, width: 860, height: 220 }, seed, 3), ...children);

const sabaicRock = (
  seed: string,
  headText: string,
  lines: number,
  ...children: string[]
): string =>
  sheet(
    rockFace(seed),
    sabaicHead(headText, { x: 140, y: 206, width: 680, height: 40 }),
    handLines('sabaic', { x: 150, y: 258, width: 660, height: 196 }, lines, seed, {
      weight: 2,
    }),
    ...children,
  );

export const STONES = {
  'zabad-512': () =>
    lintel(
      'zabad',
      roundel(480, 278, 66),
      handLines('greek', { x: 570, y: 214, width: 310, height: 120 }, 3, 'zabad grec', {
        weight: 2.2,
      }),
      handLines('syriac', { x: 80, y: 214, width: 310, height: 120 }, 3, 'zabad syriaque', {
        weight: 2.2,
      }),
      stroke('M74 356H886', 1.4, GOLD),
      arabicBlock(['و سرجو بر سعدو'], { x: 520, y: 352, width: 340, height: 52 }),
      handLines('arabic', { x: 84, y: 356, width: 350, height: 44 }, 1, 'zabad arabe', {
        weight: 2.2,
      }),
    ),
  'hima-523': () => sabaicRock('hima', 'l-ybrkn ʾln ḏ-l-hw s¹myn w-ʾrḍn', 9),
  'marib-548': () => {
    const frontFace = { x: 330, y: 60, width: 210, height: 490 };
    const writingArea = { x: 348, y: 126, width: 174, height: 410 };
    return sheet(
      element('path', {
        d: 'M540 60L610 36V524L540 550Z',
        fill: '#e2d6bd',
        stroke: INK,
        'stroke-width': 2,
        'stroke-linejoin': 'round',
      }),
      slab(frontFace, 'marib', 3),
      sabaicHead('b-ḫyl w-rdʾ', { x: 348, y: 82, width: 174, height: 24 }),
      handLines('sabaic', writingArea, 22, 'marib', { weight: 1.5 }),
      group(
        { transform: 'matrix(0.27 -0.094 0 1 453 96)' },
        handLines('sabaic', { x: 340, y: 30, width: 190, height: 410 }, 22, 'marib côté', {
          weight: 1.5,
        }),
      ),
      stroke('M250 552H700', 2.4),
    );
  },
  'murayghan-552': () =>
    sabaicRock('murayghan', 'b-ḫyl rḥmnn', 9, stroke('M838 212v26M826 225h24', 4)),
  'harran-568': () =>
    lintel(
      'harran',
      handLines('greek', { x: 80, y: 208, width: 800, height: 84 }, 2, 'harran grec', {
        weight: 2.4,
      }),
      roundel(480, 340, 44),
      arabicBlock(['انا شرحيل بر ظلمو بنيت', 'ذا المرطول'], {
        x: 540,
        y: 296,
        width: 340,
        height: 104,
      }),
      arabicBlock(['بعد مفسد خيبر', 'بعم'], { x: 80, y: 296, width: 330, height: 104 }),
    ),
  'zuhayr-24': () =>
    sheet(
      rockFace('zuhayr'),
      arabicBlock(
        ['بسم الله', 'انا زهير كتبت زمن توفي عمر سنة اربع', 'وعشرين'],
        { x: 110, y: 214, width: 720, height: 250 },
        9,
      ),
    ),
  'stele-31': () =>
    sheet(
      slab({ x: 220, y: 60, width: 520, height: 480 }, 'stele', 9),
      arabicBlock(['بسم الله الرحمن الرحيم هذا القبر'], {
        x: 258,
        y: 82,
        width: 440,
        height: 54,
      }),
      handLines('arabic', { x: 258, y: 140, width: 440, height: 376 }, 7, 'stele', {
        weight: 2.6,
      }),
    ),
} as const;
