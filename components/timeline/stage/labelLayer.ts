import type { SurfaceLook } from '@/components/timeline/stage/surfaceLook';
import { entryPath } from '@/lib/timeline/address';
import { isWellInSight, type AxisView } from '@/lib/timeline/axis/view';
import { namedRows, nameX } from '@/lib/timeline/board/names';
import type { ShownBoard, ShownRow } from '@/lib/timeline/board/shownBoard';

/** The names on the stage, each a link. They are made when first seen: most of many thousands never are. */
export interface LabelLayer {
  /** Shows the names that have room in a view, beside the stage's edges too. */
  readonly paint: (view: AxisView, width: number, scene: LabelScene) => void;
  /** Keeps the names that are shown in their places, also those of spans that the view's left edge cuts; `shift` is how far the layer itself has been moved. */
  readonly follow: (view: AxisView, shift: number) => void;
  /** Leaves the names to the canvas until they are painted again, but for the one in hand and the one that has the focus. */
  readonly giveWay: (view: AxisView) => void;
  /** Whether an entry's name is shown whatever the scale. */
  readonly isInHand: (id: string) => boolean;
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

export function createLabelLayer(parent: HTMLElement, className: string): LabelLayer {
  const labels = new Map<string, Label>();
  let shown: Label[] = [];
  let em = 13;
  let currentId: string | null = null;

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

  const place = ({ element, row }: Label, view: AxisView, shift: number): void => {
    element.style.transform = `translateX(${Math.round((nameX(row.entry, view, em) - shift) * 100) / 100}px)`;
  };

  // The one that has the focus stays, wherever it has gone, as long as it has it.
  const isInHand = (id: string): boolean => {
    const element = labels.get(id)?.element;
    return id === currentId || (element !== undefined && element === document.activeElement);
  };

  return {
    elementOf: (id) => labels.get(id)?.element ?? null,
    isInHand,
    paint(view, width, { board, passing, currentId: current, tabStopId, look }) {
      em = look.em;
      currentId = current;
      const next = namedRows(board, passing, view, width, em, isInHand).map((row) => {
        const label = labelOf(row);
        label.element.style.top = `${row.top}rem`;
        label.element.dataset.current = String(row.entry.id === currentId);
        place(label, view, 0);
        return label;
      });
      giveTabStop(next, board, tabStopId, view, width);
      for (const label of shown) if (!next.includes(label)) label.element.hidden = true;
      for (const { element } of next) element.hidden = false;
      shown = next;
      parent.dataset.painted = 'false';
    },
    follow(view, shift) {
      for (const label of shown) if (label.row.entry.kind !== null) place(label, view, shift);
    },
    giveWay(view) {
      parent.dataset.painted = 'true';
      for (const label of shown) if (isInHand(label.row.entry.id)) place(label, view, 0);
    },
  };
}
