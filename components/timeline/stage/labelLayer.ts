import type { CanvasStyle } from '@/components/timeline/stage/canvasStyle';
import { entryPath } from '@/lib/timeline/address';
import { isWellInSight } from '@/lib/timeline/axis/view';
import type { Viewport } from '@/lib/surface/viewport';
import { namedRows, nameRoom, nameTop, nameX } from '@/lib/timeline/board/names';
import type { ShownBoard, ShownRow } from '@/lib/timeline/board/shownBoard';

interface LabelScene {
  readonly board: ShownBoard;
  readonly matchingIds: ReadonlySet<string>;
  /** Id of the current entry, which is named at every scale. */
  readonly currentId: string | null;
  readonly tabStopId: string | null;
  readonly style: CanvasStyle;
  /** Pixels of a row. */
  readonly unit: number;
}

interface Label {
  readonly element: HTMLAnchorElement;
  row: ShownRow;
}

/** Creates the layer of names. Each link is created when its entry is first in view, since there are several thousand entries. */
export function createLabelLayer(parent: HTMLElement, className: string) {
  const labels = new Map<string, Label>();
  let shown: Label[] = [];
  let em = 0;
  let unit = 0;
  let currentId: string | null = null;

  function labelOf(row: ShownRow): Label {
    const existing = labels.get(row.entry.id);
    if (existing) {
      existing.row = row;
      return existing;
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
    // A drag that begins on a name pans the axis instead of dragging the link.
    element.draggable = false;
    element.textContent = name;
    element.ariaLabel = `${title}, ${when}`;
    parent.append(element);
    const label: Label = { element, row };
    labels.set(id, label);
    return label;
  }

  const positionLabel = ({ element, row }: Label, view: Viewport, shift: number): void => {
    const { entry, top } = row;
    const room = nameRoom(entry, view, em);
    const isCut = room < (entry.right - entry.left) * em;
    element.style.top = `${nameTop(top, unit, em)}px`;
    element.style.maxWidth = isCut ? `${room}px` : '';
    element.dataset.cut = `${isCut}`;
    element.style.transform = `translate(${(nameX(entry, view, em) - shift).toFixed(2)}px)`;
  };

  // Keeps the labels of the current and the focused entry shown, even out of view: a hidden link loses the focus.
  const isActive = (id: string): boolean =>
    id === currentId || labels.get(id)?.element === document.activeElement;

  return {
    elementOf: (id: string): HTMLAnchorElement | null => labels.get(id)?.element ?? null,
    /** Shows the names that have room in a view, including those partly beyond its edges. */
    paint(view: Viewport, width: number, scene: LabelScene): void {
      const { board, matchingIds, currentId: current, tabStopId, style, unit: row } = scene;
      em = style.em;
      unit = row;
      currentId = current;
      const inView = namedRows(board, matchingIds, view, width, em, isActive);
      const isTabStop = ({ entry }: ShownRow): boolean => entry.id === tabStopId;
      // One name is in the tab order: the given tab stop, else the first that needs no pan, else
      // the first in view; when none is in view, the tab stop is rendered for it.
      const rows = inView.length > 0 ? inView : board.rows.filter(isTabStop);
      const tabStop =
        rows.find(isTabStop) ??
        rows.find(({ entry }) => isWellInSight(view, entry.anchor, width)) ??
        rows[0];
      const labelsInView = rows.map((row) => {
        const label = labelOf(row);
        label.element.dataset.current = String(row.entry.id === currentId);
        label.element.tabIndex = row === tabStop ? 0 : -1;
        positionLabel(label, view, 0);
        return label;
      });
      for (const label of shown) if (!labelsInView.includes(label)) label.element.hidden = true;
      for (const { element } of labelsInView) element.hidden = false;
      shown = labelsInView;
    },
    /**
     * Repositions names while the axis moves. During a zoom, those of the current and of the focused entry, which
     * stay links; during a pan, those of spans, which stick to the view's left edge.
     * @param shift movement of the layer, in pixels
     */
    follow(view: Viewport, shift: number, isZooming: boolean): void {
      for (const label of shown) {
        const { id, isBar } = label.row.entry;
        if (isZooming ? isActive(id) : isBar) positionLabel(label, view, shift);
      }
    },
  };
}
