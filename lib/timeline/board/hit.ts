import { xOf, type AxisView } from '@/lib/timeline/axis/view';
import { HEIGHTS } from '@/lib/timeline/board/sizes';
import type { ShownBoard, ShownRow } from '@/lib/timeline/board/shownBoard';

/** How far from a mark, in pixels, a pointer still means it. */
const REACH = 10;

/** The entry whose mark is under a point of the stage, in pixels; the nearest one, null without any. */
export function entryAt(
  board: ShownBoard,
  view: AxisView,
  point: { readonly x: number; readonly y: number },
  rem: number,
): ShownRow | null {
  let best: ShownRow | null = null;
  let least = REACH;
  for (const row of board.rows) {
    const height = row.entry.kind === null ? HEIGHTS.event : HEIGHTS.span;
    if (point.y < row.top * rem || point.y > (row.top + height) * rem) continue;
    const [from, to] = [xOf(view, row.entry.from), xOf(view, row.entry.to + 1)];
    const away = Math.max(0, from - point.x, point.x - to);
    if (away < least) [best, least] = [row, away];
  }
  return best;
}
