import 'server-only';
import type { Face } from '@/lib/server/lettering/fonts';
import { textPath, widthOf, type Setting } from '@/lib/server/lettering/textMetrics';
import { LAYOUT } from '@/lib/server/share-image/layout';
import { element } from '@/lib/share/svg';
import { COLOURS } from '@/lib/share/colours';
import { fitText } from '@/lib/share/fit';
import { drawStack, type StackItem } from '@/lib/share/stack';
import type { ShareWords } from '@/lib/share/words';

/** Position and size of the words of a picture, in pixels. */
export interface Column {
  readonly left: number;
  /** Vertical centre of the words. */
  readonly middle: number;
  /** Font size of the kind, which stands above the title. */
  readonly kind: number;
  readonly title: TextBox;
  readonly fact: TextBox;
  /** Gaps in pixels: above the title, above the rule, above the first fact, between facts. */
  readonly gaps: readonly [number, number, number, number];
}

type TextBox = Parameters<typeof fitText>[1];

const TEXT_WIDTH = LAYOUT.band - LAYOUT.margin - 30;

/** Layout of the words of a card, between the top margin and the site's name. */
const CARD: Column = {
  left: LAYOUT.margin,
  middle: 276,
  kind: 26,
  title: {
    width: TEXT_WIDTH,
    height: 276,
    leading: 0.98,
    sizes: [98, 92, 86, 80, 75, 70, 66, 62, 58, 54, 50, 46],
  },
  fact: { width: TEXT_WIDTH, height: 80, leading: 1.32, sizes: [30, 28, 26, 24, 22] },
  gaps: [26, 52, 32, 19],
};

/** Cap height, in units of the font size. */
const CAP_HEIGHT = 0.7;

function textRow(
  text: string,
  setting: Setting,
  left: number,
  gap: number,
  fill: string,
): StackItem {
  return {
    gap,
    height: setting.size * CAP_HEIGHT,
    draw: (y) => element('path', { d: textPath(text, setting, left, y), fill }),
  };
}

/** Breaks a text into lines that fit a box, the first below a gap. */
function textRows(
  text: string,
  face: Face,
  box: TextBox,
  left: number,
  gap: number,
): StackItem[] {
  const { size, lines } = fitText(text, box, (line) => widthOf(line, { face, size: 1 }));
  const lineGap = size * (box.leading - CAP_HEIGHT);
  return lines.map((line, index) =>
    textRow(line, { face, size }, left, index === 0 ? gap : lineGap, COLOURS.sand),
  );
}

const rule = (left: number, gap: number): StackItem => ({
  gap,
  height: 3,
  draw: (y) =>
    element('rect', { x: left, y: y - 3, width: 84, height: 3, fill: COLOURS['gold-light'] }),
});

/** Draws the words of a picture as one block, centred vertically. */
export function textPaths({ kind, title, facts }: ShareWords, column: Column = CARD): string {
  const { left, middle, gaps } = column;
  const setting = { face: 'body', size: column.kind, tracking: 0.09 } as const;
  const [aboveTitle, aboveRule, aboveFacts, betweenFacts] = gaps;
  return drawStack(
    [
      textRow(kind.toLocaleUpperCase('fr'), setting, left, 0, COLOURS['gold-light']),
      ...textRows(title, 'display', column.title, left, aboveTitle),
      ...(facts.length === 0 ? [] : [rule(left, aboveRule)]),
      ...facts.flatMap((fact, index) =>
        textRows(fact, 'body', column.fact, left, index === 0 ? aboveFacts : betweenFacts),
      ),
    ],
    middle,
  );
}
