import { xOf } from '@/lib/timeline/axis/view';
import type { Viewport } from '@/lib/surface/viewport';
import type { BoardEntry } from '@/lib/timeline/board/board';
import { BAR_PADDING, NAME_LINE } from '@/lib/timeline/board/sizes';
import type { ShownBoard, ShownRow } from '@/lib/timeline/board/shownBoard';

/** Distance outside of the stage within which labels are drawn, in pixels. */
const BESIDE_PX = 160;

/** Height of the middle of the x-height above the middle of the line, in em. */
const RISE_EM = 0.07;

/** Returns the top of a label's line on the board, in whole pixels; `unit` is the height of a row. */
export const labelTop = (top: number, unit: number, em: number): number =>
  Math.round((top + 0.5) * unit - (NAME_LINE / 2 - RISE_EM) * em);

/**
 * Returns the left edge of a label, in stage pixels; a bar's label sticks to the edge of the stage as long as the bar
 * is visible.
 */
export const labelX = (
  { isBar, anchor, left, sureFrom }: BoardEntry,
  view: Viewport,
  em: number,
): number =>
  isBar ? Math.max(0, xOf(view, sureFrom)) + BAR_PADDING * em : xOf(view, anchor) + left * em;

/** Returns the width that a bar leaves to its label, in pixels; a label beside a mark is never cut. */
export const labelWidth = (entry: BoardEntry, view: Viewport, em: number): number =>
  entry.isBar
    ? Math.max(0, xOf(view, entry.sureTo) - labelX(entry, view, em) - BAR_PADDING * em)
    : Number.POSITIVE_INFINITY;

/**
 * Filters the rows whose labels are drawn in a view: those that pass the filter, fit at the view's scale and lie on or
 * near the stage, and the rows that are kept at any scale. All other rows are ticks at their lane's foot.
 * @param em pixels per em of a label
 */
export const labelledRows = (
  { rows }: ShownBoard,
  passingIds: ReadonlySet<string>,
  view: Viewport,
  width: number,
  em: number,
  isKept?: (id: string) => boolean,
): readonly ShownRow[] =>
  rows.filter(({ entry }) => {
    const { id, isBar, minScale, anchor, left, right } = entry;
    if (isKept?.(id)) return true;
    if (minScale * em > view.scale || !passingIds.has(id)) return false;
    const from = isBar ? xOf(view, entry.from) : xOf(view, anchor) + Math.min(0, left) * em;
    const to = isBar ? xOf(view, entry.to + 1) : xOf(view, anchor) + Math.max(0, right) * em;
    return to >= -BESIDE_PX && from <= width + BESIDE_PX;
  });
