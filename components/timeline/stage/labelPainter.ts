import { clearCanvas, type BoardPainting } from '@/components/timeline/stage/boardPainter';
import { labelledRows, labelWidth, labelTop, labelX } from '@/lib/timeline/board/names';

/**
 * Baseline of a name below the top of its line, in em. The font's ascent is 0.924 em of a content
 * area of 1.211 em; the line is 1 em: 0.924 − (1.211 − 1) / 2, rounded.
 */
const BASELINE = 0.8;

export type LabelPainter = ReturnType<typeof createLabelPainter>;

/**
 * Creates the painter of names during a zoom, on a canvas: moving the links would cost a style recalculation and a
 * layout in each frame. The current and the focused link stay above the canvas; all other links are hidden.
 * @param labels contains the links, and the canvas below them
 */
export function createLabelPainter(labels: HTMLElement) {
  const canvas = document.createElement('canvas');
  labels.append(canvas);
  return {
    /**
     * Paints the names of a view.
     * @param areLinksShown keeps the links above the canvas, for a painting that only fills the glyph cache
     */
    paint(painting: BoardPainting, areLinksShown = false): void {
      const { view, width, unit, board, matchingIds, style } = painting;
      const { em, height, font, textColour, barTextColour, ratio } = style;
      labels.dataset.painted = areLinksShown ? 'under' : 'true';
      const context = clearCanvas(canvas, width, height, ratio);
      if (!context) return;
      for (const { entry, top } of labelledRows(board, matchingIds, view, width, em)) {
        const { name, isBar, grade, importance } = entry;
        const x = labelX(entry, view, em);
        const y = labelTop(top, unit, em) + Math.floor(BASELINE * em);
        const availableWidth = labelWidth(entry, view, em);
        const colour = isBar && grade === 'établi' ? barTextColour : textColour;
        context.fillStyle = colour;
        // A name longer than its bar fades over the last third.
        if (availableWidth < (entry.right - entry.left) * em) {
          const gradient = context.createLinearGradient(x, 0, x + availableWidth, 0);
          gradient.addColorStop(0.67, colour);
          gradient.addColorStop(1, 'transparent');
          context.fillStyle = gradient;
        }
        context.font = `${importance * 100 + 300} ${em}px ${font}`;
        context.fillText(name, x, y);
      }
    },
    clear(): void {
      labels.dataset.painted = 'false';
    },
  };
}
