import type { CanvasStyle } from '@/components/timeline/stage/canvasStyle';
import { END_DAY } from '@/lib/timeline/bounds';
import type { ShownBoard } from '@/lib/timeline/board/shownBoard';
import { julianYearStart } from '@/lib/time/julianCalendar';

interface EraPainting {
  readonly board: ShownBoard;
  readonly style: CanvasStyle;
}

/** Fills the background of each era and, with `edges`, paints the era's name in the middle of its part between them. */
export function fillEras(
  context: CanvasRenderingContext2D,
  { board, style }: EraPainting,
  toX: (day: number) => number,
  top: number,
  height: number,
  edges?: { readonly left: number; readonly right: number },
): void {
  board.eras.forEach(({ name, from }, index) => {
    const nextEra = board.eras[index + 1];
    const left = toX(julianYearStart(from));
    const right = toX(nextEra ? julianYearStart(nextEra.from) : END_DAY);
    context.fillStyle = style.eraColours[index] ?? style.background;
    context.fillRect(left, top, right - left, height);
    if (!edges) return;
    const [visibleLeft, visibleRight] = [
      Math.max(left, edges.left),
      Math.min(right, edges.right),
    ];
    context.textAlign = 'center';
    context.fillStyle = style.textColour;
    const text = name.toUpperCase();
    // Paints the name in the largest size that fits, or not at all.
    for (const [size, spacing] of [
      [0.8125, '0.16em'],
      [0.75, '0.04em'],
    ] as const) {
      context.font = `600 ${style.rem * size}px ${style.display}`;
      context.letterSpacing = spacing;
      if (context.measureText(text).width > visibleRight - visibleLeft) continue;
      context.fillText(
        text,
        (visibleLeft + visibleRight) / 2,
        top + height / 2 + style.rem * 0.27,
      );
      break;
    }
    context.letterSpacing = '0px';
    context.textAlign = 'left';
  });
}
