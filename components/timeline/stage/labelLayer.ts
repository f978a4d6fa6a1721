import type { SurfaceLook } from '@/components/timeline/stage/surfaceLook';
import { entryPath } from '@/lib/timeline/address';
import { isWellInSight } from '@/lib/timeline/axis/view';
import type { Viewport } from '@/lib/surface/viewport';
import { namedRows, nameRoom, nameTop, nameX } from '@/lib/timeline/board/names';
import type { ShownBoard, ShownRow } from '@/lib/timeline/board/shownBoard';

interface LabelScene {
  readonly board: ShownBoard;
  readonly passing: ReadonlySet<string>;
  /** The entry in hand, which is named whatever the scale. */
  readonly currentId: string | null;
  /** The one that the Tab key reaches. */
  readonly tabStopId: string | null;
  readonly look: SurfaceLook;
  /** Pixels of a row. */
  readonly unit: number;
}

interface Label {
  readonly element: HTMLAnchorElement;
  row: ShownRow;
}

/** Creates the names on the stage, each a link. They are made when first seen: most of many thousands never are. */
export function createLabelLayer(parent: HTMLElement, className: string) {
  const labels = new Map<string, Label>();
  let shown: Label[] = [];
  let em = 0;
  let unit = 0;
  let currentId: string | null = null;

  function labelOf(row: ShownRow): Label {
    const known = labels.get(row.entry.id);
    if (known) {
      known.row = row;
      return known;
    }
    const { id, title, name, when, isBar, importance, grade } = row.entry;
    const element = document.createElement('a');
    element.className = className;
    element.href = entryPath(id);
    Object.assign(element.dataset, {
      entry: id,
      kind: isBar ? 'span' : 'event',
      tone: row.tone,
      importance,
      within: isBar && grade === 'établi',
    });
    // A hand that begins on a name takes the axis along, not the link.
    element.draggable = false;
    element.textContent = name;
    element.ariaLabel = `${title}, ${when}`;
    parent.append(element);
    const label: Label = { element, row };
    labels.set(id, label);
    return label;
  }

  const place = ({ element, row }: Label, view: Viewport, shift: number): void => {
    const { entry, top } = row;
    const room = nameRoom(entry, view, em);
    const isCut = room < (entry.right - entry.left) * em;
    element.style.top = `${nameTop(top, unit, em)}px`;
    element.style.maxWidth = isCut ? `${room}px` : '';
    element.dataset.cut = `${isCut}`;
    element.style.transform = `translate(${(nameX(entry, view, em) - shift).toFixed(2)}px)`;
  };

  // The one that has the focus stays, wherever it has gone, as long as it has it.
  const isInHand = (id: string): boolean =>
    id === currentId || labels.get(id)?.element === document.activeElement;

  return {
    elementOf: (id: string): HTMLAnchorElement | null => labels.get(id)?.element ?? null,
    /** Shows the names that have room in a view, beside the stage's edges too. */
    paint(view: Viewport, width: number, scene: LabelScene): void {
      const { board, passing, currentId: current, tabStopId, look, unit: row } = scene;
      em = look.em;
      unit = row;
      currentId = current;
      const rows = namedRows(board, passing, view, width, em, isInHand);
      const isTabStop = ({ entry }: ShownRow): boolean => entry.id === tabStopId;
      // The Tab key reaches one name: the one in hand, else the first to which the view need not move, else the first in
      // sight; where none is, one is made for it.
      const next = rows.length > 0 ? rows : board.rows.filter(isTabStop);
      const stop =
        next.find(isTabStop) ??
        next.find(({ entry }) => isWellInSight(view, entry.anchor, width)) ??
        next[0];
      const named = next.map((row) => {
        const label = labelOf(row);
        label.element.dataset.current = String(row.entry.id === currentId);
        label.element.tabIndex = row === stop ? 0 : -1;
        place(label, view, 0);
        return label;
      });
      for (const label of shown) if (!named.includes(label)) label.element.hidden = true;
      for (const { element } of named) element.hidden = false;
      shown = named;
    },
    /**
     * Keeps in their places, while a scale passes, the names that are shown whatever the scale (of the current entry and
     * of the focused one); else the names of spans, which follow the view's left edge.
     * @param shift how far the layer has been moved, in pixels
     */
    follow(view: Viewport, shift: number, isPassing: boolean): void {
      for (const label of shown) {
        const { id, isBar } = label.row.entry;
        if (isPassing ? isInHand(id) : isBar) place(label, view, shift);
      }
    },
  };
}
