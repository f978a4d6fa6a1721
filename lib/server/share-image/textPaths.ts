import 'server-only';
import type { Face } from '@/lib/server/lettering/fonts';
import { textPath, widthOf, type Setting } from '@/lib/server/lettering/textMetrics';
import { LAYOUT } from '@/lib/server/share-image/layout';
import { element } from '@/lib/share/svg';
import { COLOURS } from '@/lib/share/colours';
import { fitText } from '@/lib/share/fit';
import { stacked, type Row } from '@/lib/share/stack';
import type { ShareWords } from '@/lib/share/words';

const { margin, band } = LAYOUT;
const ROOM = band - margin - 30;
/** Vertical centre of the words, between the top margin and the site's name. */
const MIDDLE = 276;
/** Cap height, in units of the font size. */
const CAP_HEIGHT = 0.7;

const KIND = { face: 'body', size: 26, tracking: 0.09 } as const;
const TITLE = {
  width: ROOM,
  height: 276,
  leading: 0.98,
  sizes: [98, 92, 86, 80, 75, 70, 66, 62, 58, 54, 50, 46],
} as const;
const FACT = { width: ROOM, height: 80, leading: 1.32, sizes: [30, 28, 26, 24, 22] } as const;

const row = (text: string, setting: Setting, gap: number, fill: string): Row => ({
  gap,
  height: setting.size * CAP_HEIGHT,
  draw: (y) => element('path', { d: textPath(text, setting, margin, y), fill }),
});

/** Breaks a text into lines, below a gap. */
function rows(text: string, face: Face, room: typeof TITLE | typeof FACT, gap: number): Row[] {
  const { size, lines } = fitText(text, room, (line) => widthOf(line, { face, size: 1 }));
  const between = size * (room.leading - CAP_HEIGHT);
  return lines.map((line, index) =>
    row(line, { face, size }, index === 0 ? gap : between, COLOURS.sand),
  );
}

const rule: Row = {
  gap: 52,
  height: 3,
  draw: (y) =>
    element('rect', {
      x: margin,
      y: y - 3,
      width: 84,
      height: 3,
      fill: COLOURS['gold-light'],
    }),
};

/** Draws the words of a picture as one block, centred vertically. */
export const textPaths = ({ kind, title, facts }: ShareWords): string =>
  stacked(
    [
      row(kind.toLocaleUpperCase('fr'), KIND, 0, COLOURS['gold-light']),
      ...rows(title, 'display', TITLE, 26),
      rule,
      ...facts.flatMap((fact, index) => rows(fact, 'body', FACT, index === 0 ? 32 : 19)),
    ],
    MIDDLE,
  );
