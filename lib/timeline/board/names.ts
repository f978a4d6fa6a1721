import { xOf, type AxisView } from '@/lib/timeline/axis/view';
import type { BoardEntry } from '@/lib/timeline/board/board';
import { BAR_PADDING } from '@/lib/timeline/board/sizes';
import type { ShownBoard, ShownRow } from '@/lib/timeline/board/shownBoard';

/** How far beside the stage names are shown already, in pixels. */
const BESIDE = 160;

/** Where a name begins, in stage pixels; a span's follows the edge of the stage as far as its bar reaches. */
export function nameX(
  { kind, anchor, left, right, sureFrom, sureTo }: BoardEntry,
  view: AxisView,
  em: number,
): number {
  if (!kind) return xOf(view, anchor) + left * em;
  const from = xOf(view, sureFrom) + BAR_PADDING * em;
  const last = xOf(view, sureTo) - (right - left + BAR_PADDING) * em;
  return Math.max(from, Math.min(BAR_PADDING * em, last));
}

/**
 * The rows that show their names in a view: those that pass, have room at its scale and are on the stage or near it,
 * and those that are kept whatever the scale.
 *
 * @param em pixels of a name's em
 */
export const namedRows = (
  { rows }: ShownBoard,
  passing: ReadonlySet<string>,
  view: AxisView,
  width: number,
  em: number,
  isKept?: (id: string) => boolean,
): readonly ShownRow[] =>
  rows.filter(({ entry }) => {
    const { id, kind, minScale, anchor, left, right } = entry;
    if (isKept?.(id)) return true;
    if (minScale * em > view.scale || !passing.has(id)) return false;
    const from = xOf(view, kind ? entry.from : anchor) + left * em;
    const to = kind ? xOf(view, entry.to + 1) : from + (right - left) * em;
    return to >= -BESIDE && from <= width + BESIDE;
  });
