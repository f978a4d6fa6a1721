import { xOf } from '@/lib/timeline/axis/view';
import type { Viewport } from '@/lib/surface/viewport';
import type { BoardEntry } from '@/lib/timeline/board/board';
import { BAR_PADDING, NAME_LINE } from '@/lib/timeline/board/sizes';
import type { ShownBoard, ShownRow } from '@/lib/timeline/board/shownBoard';

/** How far beside the stage names are shown already, in pixels. */
const BESIDE = 160;

/** How much the middle of small letters lies above that of their line, in em. */
const RISE = 0.07;

/** Returns where the line of a name begins from the top of the board, in whole pixels; `unit` is the height of a row. */
export const nameTop = (top: number, unit: number, em: number): number =>
  Math.round((top + 0.5) * unit - (NAME_LINE / 2 - RISE) * em);

/** Returns where a name begins, in stage pixels; a bar's follows the edge of the stage as far as the bar reaches. */
export const nameX = (
  { isBar, anchor, left, sureFrom }: BoardEntry,
  view: Viewport,
  em: number,
): number =>
  isBar ? Math.max(0, xOf(view, sureFrom)) + BAR_PADDING * em : xOf(view, anchor) + left * em;

/** Returns how much of its bar a name has, in pixels; a name beside its mark is never cut. */
export const nameRoom = (entry: BoardEntry, view: Viewport, em: number): number =>
  entry.isBar
    ? Math.max(0, xOf(view, entry.sureTo) - nameX(entry, view, em) - BAR_PADDING * em)
    : Number.POSITIVE_INFINITY;

/**
 * Filters the rows that are drawn in a view, with their names: those that pass, have room at its scale and are on the stage or
 * near it, and those that are kept whatever the scale. The others are ticks at their lane's foot.
 *
 * @param em pixels of a name's em
 */
export const namedRows = (
  { rows }: ShownBoard,
  passing: ReadonlySet<string>,
  view: Viewport,
  width: number,
  em: number,
  isKept?: (id: string) => boolean,
): readonly ShownRow[] =>
  rows.filter(({ entry }) => {
    const { id, isBar, minScale, anchor, left, right } = entry;
    if (isKept?.(id)) return true;
    if (minScale * em > view.scale || !passing.has(id)) return false;
    const from = isBar ? xOf(view, entry.from) : xOf(view, anchor) + Math.min(0, left) * em;
    const to = isBar ? xOf(view, entry.to + 1) : xOf(view, anchor) + Math.max(0, right) * em;
    return to >= -BESIDE && from <= width + BESIDE;
  });
