import type { CanvasStyle } from '@/components/timeline/stage/canvasStyle';
import { entryPath } from '@/lib/timeline/address';
import { isWellInSight } from '@/lib/timeline/axis/view';
import type { Viewport } from '@/lib/surface/viewport';
import { labelledRows, labelWidth, labelTop, labelX } from '@/lib/timeline/board/names';
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

/** Creates the layer of names, whose links are created when their entries are first in view: most entries never are. */
export function createLabelLayer(parent: HTMLElement, className: string) {
  const labels = new Map<string, Label>();
  let shownLabels: Label[] = [];
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
    const availableWidth = labelWidth(entry, view, em);
    const isCut = availableWidth < (entry.right - entry.left) * em;
    element.style.top = `${labelTop(top, unit, em)}px`;
    element.style.maxWidth = isCut ? `${availableWidth}px` : '';
    element.dataset.cut = `${isCut}`;
    element.style.transform = `translate(${(labelX(entry, view, em) - shift).toFixed(2)}px)`;
  };

  // Keeps the labels of the current and the focused entry shown, even out of view: a hidden link would lose the focus.
  const isActive = (id: string): boolean =>
    id === currentId || labels.get(id)?.element === document.activeElement;

  return {
    elementOf: (id: string): HTMLAnchorElement | null => labels.get(id)?.element ?? null,
    /** Shows the names that have room in a view, including names partly beyond the view's edges. */
    paint(view: Viewport, width: number, scene: LabelScene): void {
      const { board, matchingIds, currentId: newId, tabStopId, style, unit: newUnit } = scene;
      em = style.em;
      unit = newUnit;
      currentId = newId;
      const rowsInView = labelledRows(board, matchingIds, view, width, em, isActive);
      const isTabStop = ({ entry }: ShownRow): boolean => entry.id === tabStopId;
      // Puts one name into the tab order: the scene's tab stop, else the first name that needs no pan, else the first
      // name in view. Without a name in view, the scene's tab stop is rendered.
      const rows = rowsInView.length > 0 ? rowsInView : board.rows.filter(isTabStop);
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
      for (const label of shownLabels)
        if (!labelsInView.includes(label)) label.element.hidden = true;
      for (const { element } of labelsInView) element.hidden = false;
      shownLabels = labelsInView;
    },
    /**
     * Repositions names while the axis moves: during a zoom, the names of the current and of the focused entry, which
     * stay links; during a pan, the names of spans, which stick to the view's left edge.
     * @param shift movement of the layer, in pixels
     */
    follow(view: Viewport, shift: number, isZooming: boolean): void {
      for (const label of shownLabels) {
        const { id, isBar } = label.row.entry;
        if (isZooming ? isActive(id) : isBar) positionLabel(label, view, shift);
      }
    },
  };
}
