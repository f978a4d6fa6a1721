import type { CanvasStyle } from '@/components/timeline/stage/canvasStyle';
import { END_DAY } from '@/lib/timeline/bounds';
import type { ShownBoard } from '@/lib/timeline/board/shownBoard';
import { julianYearStart } from '@/lib/time/julianCalendar';

interface EraPainting {
  readonly board: ShownBoard;
  readonly style: CanvasStyle;
}

/** Fills the background of each era, and with `edges` paints its name in the middle of the part between them. */
export function fillEras(
  canvas: CanvasRenderingContext2D,
  { board, style }: EraPainting,
  x: (day: number) => number,
  top: number,
  height: number,
  edges?: { readonly left: number; readonly right: number },
): void {
  board.eras.forEach(({ name, from }, index) => {
    const next = board.eras[index + 1];
    const left = x(julianYearStart(from));
    const right = x(next ? julianYearStart(next.from) : END_DAY);
    canvas.fillStyle = style.eraColours[index] ?? style.background;
    canvas.fillRect(left, top, right - left, height);
    if (!edges) return;
    const [start, end] = [Math.max(left, edges.left), Math.min(right, edges.right)];
    canvas.textAlign = 'center';
    canvas.fillStyle = style.textColour;
    const text = name.toUpperCase();
    // The largest size that fits; no name where none does.
    for (const [size, spacing] of [
      [0.8125, '0.16em'],
      [0.75, '0.04em'],
    ] as const) {
      canvas.font = `600 ${style.rem * size}px ${style.display}`;
      canvas.letterSpacing = spacing;
      if (canvas.measureText(text).width > end - start) continue;
      canvas.fillText(text, (start + end) / 2, top + height / 2 + style.rem * 0.27);
      break;
    }
    canvas.letterSpacing = '0px';
    canvas.textAlign = 'left';
  });
}
