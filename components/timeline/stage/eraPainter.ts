import type { SurfaceLook } from '@/components/timeline/stage/surfaceLook';
import { END_DAY } from '@/lib/timeline/bounds';
import type { ShownBoard } from '@/lib/timeline/board/shownBoard';
import { julianYearStart } from '@/lib/time/julianCalendar';

interface EraPainting {
  readonly board: ShownBoard;
  readonly look: SurfaceLook;
}

/** Fills the background of each era, with its name when `isNamed`, in the middle of the part in view. */
export function fillEras(
  canvas: CanvasRenderingContext2D,
  { board, look }: EraPainting,
  x: (day: number) => number,
  top: number,
  height: number,
  edges?: { readonly left: number; readonly right: number },
): void {
  board.eras.forEach(({ name, from }, rank) => {
    const next = board.eras[rank + 1];
    const left = x(julianYearStart(from));
    const right = x(next ? julianYearStart(next.from) : END_DAY);
    canvas.fillStyle = look.grounds[rank] ?? look.paper;
    canvas.fillRect(left, top, right - left, height);
    if (!edges) return;
    const [start, end] = [Math.max(left, edges.left), Math.min(right, edges.right)];
    canvas.textAlign = 'center';
    canvas.fillStyle = look.ink;
    const words = name.toUpperCase();
    // The largest size that fits; no name where none does.
    for (const [size, spacing] of [
      [0.8125, '0.16em'],
      [0.75, '0.04em'],
    ] as const) {
      canvas.font = `600 ${look.rem * size}px ${look.display}`;
      canvas.letterSpacing = spacing;
      if (canvas.measureText(words).width > end - start) continue;
      canvas.fillText(words, (start + end) / 2, top + height / 2 + look.rem * 0.27);
      break;
    }
    canvas.letterSpacing = '0px';
    canvas.textAlign = 'left';
  });
}
