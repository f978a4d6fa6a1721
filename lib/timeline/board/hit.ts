import { xOf } from '@/lib/timeline/axis/view';
import type { Viewport } from '@/lib/surface/viewport';
import { LABEL_REM } from '@/lib/timeline/board/sizes';
import type { ShownBoard, ShownRow } from '@/lib/timeline/board/shownBoard';

/** Largest distance between a pointer and a mark that the pointer hits, in pixels. */
const REACH_PX = 10;

/**
 * Finds the entry at a stage point, in pixels: the nearest mark or bar of its row, or tick of its lane's foot; null for
 * none.
 * @param unit height of a row in pixels
 */
export function entryAt(
  { rows, lanes }: ShownBoard,
  view: Viewport,
  point: { readonly x: number; readonly y: number },
  unit: number,
  rem: number,
): ShownRow | null {
  const y = point.y / unit;
  const lane = lanes.find(({ top, height }) => y >= top && y < top + height);
  const foot = lane ? lane.top + lane.height - 1 : 0;
  let nearestRow: ShownRow | null = null;
  let minDistance = REACH_PX;
  for (const row of rows) {
    const { entry } = row;
    const isDrawn = entry.minScale * LABEL_REM * rem <= view.scale;
    const top = isDrawn ? row.top : foot;
    if (entry.lane !== lane?.id || y < top || y > top + 1) continue;
    const isBar = isDrawn && entry.isBar;
    const from = xOf(view, isBar ? entry.from : entry.anchor);
    const to = isBar ? xOf(view, entry.to + 1) : from;
    const distance = Math.max(0, from - point.x, point.x - to);
    if (distance < minDistance) [nearestRow, minDistance] = [row, distance];
  }
  return nearestRow;
}
