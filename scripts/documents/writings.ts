/** Drawings of manuscripts: papyri, leaves, books. */
import { arabicBlock, handLines } from './lines';
import { headBand, leaf, openBook, papyrus } from './page';
import { element, group, sheet, stroke, GOLD, INK } from './strokeKit';
import type { Hand } from './lines';

/** Draws an open book with a number of lines a page. */
function book(hand: Hand, lines: number, seed: string, ...children: string[]): string {
  const { drawing, pages } = openBook(seed);
  const writtenPages = pages.map((page, side) =>
    handLines(hand, page, lines, `${seed} ${side}`),
  );
  return sheet(drawing, ...writtenPages, ...children);
}

/** Draws a single manuscript page in columns. */
function page(hand: Hand, columns: number, lines: number, seed: string, ...children: string[]) {
  const width = (392 - (columns - 1) * 26) / columns;
  return sheet(
    leaf({ x: 250, y: 44, width: 460, height: 512 }, seed),
    ...Array.from({ length: columns }, (_, index) =>
      handLines(
        hand,
        { x: 284 + index * (width + 26), y: 116, width, height: 400 },
        lines,
        `${seed} ${index}`,
        { weight: 1.5 },
      ),
    ),
    ...children,
  );
}

/** Draws the mark at the end of a verse: a few slanting dashes. */
const verseEnd = (x: number, y: number): string =>
  stroke(`M${x} ${y}l7 -9M${x + 8} ${y}l7 -9M${x + 16} ${y}l7 -9`, 2.2, GOLD);

const VERSES = [
  'اقرا باسم ربك الذي خلق',
  'خلق الانسان من علق',
  'اقرا وربك الاكرم',
  'الذي علم بالقلم',
  'علم الانسان ما لم يعلم',
];

export const WRITINGS = {
  'coran-96': () => {
    const box = { x: 300, y: 96, width: 400, height: 420 };
    return sheet(
      leaf({ x: 240, y: 50, width: 500, height: 500 }, 'coran 96'),
      arabicBlock(VERSES, box, 6.2),
      VERSES.map((_, index) => verseEnd(268, 160 + index * 84)).join(''),
    );
  },
  'constitution-de-medine': () =>
    sheet(
      leaf({ x: 210, y: 46, width: 540, height: 508 }, 'pacte', 6),
      stroke('M210 215H750M210 385H750M390 46V554M570 46V554', 1, INK, 0.22),
      arabicBlock(['هذا كتاب من محمد النبي'], { x: 250, y: 66, width: 460, height: 64 }),
      handLines('arabic', { x: 250, y: 140, width: 460, height: 392 }, 11, 'pacte', {
        weight: 2,
      }),
    ),
  'coran-parisino-petropolitanus': () => {
    const { drawing, pages } = openBook('parisino');
    // Slanted to the right, as the hijâzî hand is.
    const slanted = pages.map((box, side) =>
      handLines('arabic', box, 14, `parisino ${side}`, { weight: 2.1, slant: 0.4 }),
    );
    return sheet(drawing, ...slanted);
  },
  'palimpseste-de-sanaa': () =>
    sheet(
      leaf({ x: 230, y: 44, width: 500, height: 512 }, 'sanaa', 7),
      stroke('M700 44l-34 46 12 30', 1.6),
      group(
        { transform: 'translate(6 9)' },
        handLines('arabic', { x: 262, y: 76, width: 430, height: 450 }, 13, 'dessous', {
          weight: 3.4,
          opacity: 0.2,
        }),
      ),
      handLines('arabic', { x: 262, y: 70, width: 430, height: 460 }, 18, 'dessus', {
        weight: 1.7,
      }),
    ),
  'feuillets-de-birmingham': () =>
    sheet(
      leaf({ x: 96, y: 62, width: 370, height: 470 }, 'birmingham a', 7),
      leaf({ x: 494, y: 62, width: 370, height: 470 }, 'birmingham b', 7),
      handLines('arabic', { x: 122, y: 88, width: 314, height: 420 }, 12, 'birmingham a', {
        slant: 0.35,
        weight: 2.3,
      }),
      handLines('arabic', { x: 520, y: 88, width: 314, height: 170 }, 5, 'birmingham b', {
        slant: 0.35,
        weight: 2.3,
      }),
      stroke(
        'M522 274q13 -14 26 0t26 0t26 0t26 0t26 0t26 0t26 0t26 0t26 0t26 0t26 0t24 0',
        2.4,
        GOLD,
      ),
      arabicBlock(['بسم الله الرحمن الرحيم'], { x: 520, y: 284, width: 314, height: 44 }),
      handLines('arabic', { x: 520, y: 332, width: 314, height: 176 }, 5, 'birmingham c', {
        slant: 0.35,
        weight: 2.3,
      }),
    ),
  'doctrina-jacobi': () => book('greek', 15, 'doctrina'),
  'jean-damascene': () =>
    book('greek', 16, 'jean', headBand({ x: 534, y: 116, width: 246, height: 20 })),
  'ibn-ishaq-ibn-hisham': () => {
    const { drawing, pages } = openBook('sira');
    const [leftPage, rightPage] = pages;
    const marginNotes = (x: number, seed: string): string =>
      handLines('arabic', { x, y: 190, width: 60, height: 190 }, 12, seed, {
        weight: 1,
        opacity: 0.65,
      });
    return sheet(
      drawing,
      handLines('arabic', { ...leftPage, x: leftPage.x + 62, width: 184 }, 13, 'sira g', {
        weight: 2,
      }),
      handLines('arabic', { ...rightPage, width: 184 }, 13, 'sira d', { weight: 2 }),
      marginNotes(176, 'notes g'),
      marginNotes(732, 'notes d'),
      stroke('M244 180V390M724 180V390', 1.2, GOLD),
    );
  },
  'thomas-le-presbytre': () =>
    page('syriac', 2, 22, 'thomas', headBand({ x: 284, y: 80, width: 392, height: 18 })),
  sebeos: () =>
    page(
      'armenian',
      1,
      19,
      'sebeos',
      stroke(
        Array.from(
          { length: 9 },
          (_, index) => `M262 ${130 + index * 44}q-9 10 0 20q9 -10 0 -20`,
        ).join(''),
        1.7,
        GOLD,
      ),
    ),
  theophane: () =>
    sheet(
      leaf({ x: 250, y: 44, width: 460, height: 512 }, 'theophane'),
      stroke(
        'M290 82H670V176H290ZM290 113H670M290 144H670M385 82V176M480 82V176M575 82V176',
        1.5,
        GOLD,
      ),
      handLines('greek', { x: 300, y: 84, width: 360, height: 92 }, 3, 'tableau', {
        weight: 1.3,
        opacity: 0.6,
      }),
      handLines('greek', { x: 290, y: 200, width: 380, height: 320 }, 16, 'theophane', {
        weight: 1.5,
      }),
    ),
  'perf-558': () =>
    sheet(
      papyrus({ x: 110, y: 70, width: 740, height: 430 }, 'perf'),
      handLines('greek', { x: 150, y: 92, width: 660, height: 116 }, 3, 'perf grec', {
        weight: 1.8,
      }),
      arabicBlock(
        ['بسم الله الرحمن الرحيم هذا ما اخذ عبد الله', 'ابن جبر واصحبه من الجزر من اهنس'],
        { x: 150, y: 214, width: 660, height: 120 },
        5.2,
      ),
      handLines('arabic', { x: 150, y: 336, width: 660, height: 96 }, 2, 'perf arabe', {
        weight: 2.2,
      }),
      arabicBlock(
        ['شهر جمدى الاولى من سنة اثنين وعشرين'],
        { x: 190, y: 430, width: 620, height: 56 },
        5.2,
      ),
    ),
  'lettre-de-qurra': () =>
    sheet(
      papyrus({ x: 330, y: 34, width: 300, height: 500 }, 'qurra'),
      arabicBlock(['بسم الله الرحمن الرحيم', 'من قرة بن شريك الى', 'صاحب اشقوه فاني'], {
        x: 352,
        y: 46,
        width: 256,
        height: 120,
      }),
      handLines('arabic', { x: 352, y: 170, width: 256, height: 312 }, 12, 'qurra', {
        weight: 1.9,
      }),
      element('circle', {
        cx: 480,
        cy: 508,
        r: 20,
        fill: '#b8892f',
        stroke: INK,
        'stroke-width': 2,
      }),
      stroke('M470 512l10 -14 10 14zM480 491v4', 1.8, '#f7f1e4'),
    ),
} as const;
