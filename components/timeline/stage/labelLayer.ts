import type { SurfaceLook } from '@/components/timeline/stage/surfaceLook';
import { entryPath } from '@/lib/timeline/address';
import { isWellInSight, xOf, type AxisView } from '@/lib/timeline/axis/view';
import { BAR_PADDING } from '@/lib/timeline/board/sizes';
import type { ShownBoard, ShownRow } from '@/lib/timeline/board/shownBoard';

/** The names on the stage, each a link. They are made when first seen: most of many thousands never are. */
export interface LabelLayer {
  /** Shows the names that have room in a view, beside the stage's edges too. */
  readonly paint: (view: AxisView, width: number, scene: LabelScene) => void;
  /**
   * Keeps the names that are shown in their places, those of spans in sight that the view's left edge cuts, and hides
   * those that have no room any more; `shift` is how far the layer itself has been moved.
   */
  readonly follow: (view: AxisView, shift: number) => void;
  readonly elementOf: (id: string) => HTMLAnchorElement | null;
}

interface LabelScene {
  readonly board: ShownBoard;
  readonly passing: ReadonlySet<string>;
  /** The entry in hand, which is named whatever the scale. */
  readonly currentId: string | null;
  /** The one that the Tab key reaches. */
  readonly tabStopId: string | null;
  readonly look: SurfaceLook;
}

interface Label {
  readonly element: HTMLAnchorElement;
  row: ShownRow;
}

/** How far beside the stage names are shown already, in pixels. */
const BESIDE = 160;

export function createLabelLayer(parent: HTMLElement, className: string): LabelLayer {
  const labels = new Map<string, Label>();
  let shown: Label[] = [];
  let em = 13;

  function labelOf(row: ShownRow): Label {
    const known = labels.get(row.entry.id);
    if (known) {
      known.row = row;
      return known;
    }
    const { id, title, when, kind, importance, grade } = row.entry;
    const element = document.createElement('a');
    element.className = className;
    element.href = entryPath(id);
    element.dataset.entry = id;
    element.dataset.kind = kind === null ? 'event' : 'span';
    element.dataset.tone = String(row.tone);
    element.dataset.importance = String(importance);
    element.dataset.within = String(kind !== null && grade === 'établi');
    const date = document.createElement('span');
    date.className = 'visually-hidden';
    date.textContent = `, ${when}`;
    element.append(title, date);
    parent.append(element);
    const label: Label = { element, row };
    labels.set(id, label);
    return label;
  }

  /** Where a name begins, in stage pixels; a span's follows the edge of the stage as far as its bar reaches. */
  function xOfLabel({ entry }: ShownRow, view: AxisView): number {
    if (entry.kind === null) return xOf(view, entry.anchor) + entry.left * em;
    const [from, to] = [xOf(view, entry.sureFrom), xOf(view, entry.sureTo)];
    const length = (entry.right - entry.left + BAR_PADDING) * em;
    const start = Math.max(from, 0) + BAR_PADDING * em;
    return Math.max(from + BAR_PADDING * em, Math.min(start, to - length));
  }

  /**
   * The Tab key reaches one name: the one in hand, else the first to which the view need not move, else the first in
   * sight; where none is, one is made for it.
   */
  function giveTabStop(
    next: Label[],
    board: ShownBoard,
    tabStopId: string | null,
    view: AxisView,
    width: number,
  ): void {
    const wanted = board.rows.find(({ entry }) => entry.id === tabStopId);
    if (next.length === 0 && wanted) {
      const label = labelOf(wanted);
      place(label, view, 0);
      next.push(label);
    }
    const stop =
      next.find(({ row }) => row.entry.id === tabStopId) ??
      next.find(({ row }) => isWellInSight(view, row.entry.anchor, width)) ??
      next[0];
    for (const label of next) label.element.tabIndex = label === stop ? 0 : -1;
  }

  const place = (label: Label, view: AxisView, shift: number): void => {
    label.element.style.transform = `translateX(${Math.round((xOfLabel(label.row, view) - shift) * 100) / 100}px)`;
  };

  return {
    elementOf: (id) => labels.get(id)?.element ?? null,
    paint(view, width, { board, passing, currentId, tabStopId, look }) {
      em = look.em;
      const scale = view.scale / em;
      const next: Label[] = [];
      for (const row of board.rows) {
        const { entry } = row;
        const isCurrent = entry.id === currentId;
        // The one that has the focus stays, wherever it has gone, as long as it has it.
        const isKept = isCurrent || labels.get(entry.id)?.element === document.activeElement;
        if (!isKept && (entry.minScale > scale || !passing.has(entry.id))) continue;
        const isSpan = entry.kind !== null;
        const from = xOf(view, isSpan ? entry.from : entry.anchor) + entry.left * em;
        const to = isSpan ? xOf(view, entry.to + 1) : from + (entry.right - entry.left) * em;
        if (!isKept && (to < -BESIDE || from > width + BESIDE)) continue;
        const label = labelOf(row);
        next.push(label);
        label.element.style.top = `${row.top}rem`;
        label.element.dataset.current = String(isCurrent);
        place(label, view, 0);
      }
      giveTabStop(next, board, tabStopId, view, width);
      for (const label of shown) if (!next.includes(label)) label.element.hidden = true;
      for (const { element } of next) element.hidden = false;
      shown = next;
    },
    follow(view, shift) {
      for (const label of shown) {
        const { element, row } = label;
        const isHidden =
          row.entry.minScale * em > view.scale &&
          element.dataset.current === 'false' &&
          element !== document.activeElement;
        if (element.hidden !== isHidden) element.hidden = isHidden;
        if (!isHidden) place(label, view, shift);
      }
    },
  };
}
