import { emptyCanvas, type BoardPainting } from '@/components/timeline/stage/boardPainter';
import { namedRows, nameRoom, nameTop, nameX } from '@/lib/timeline/board/names';

/** How far under the top of its line a name stands, in em, but for a part of a pixel: our letters rise 0.924 em in 1.211, the line has 1. */
const BASELINE = 0.8;

export type NamePainter = ReturnType<typeof createNamePainter>;

/**
 * Creates what paints the names while the scale changes: as links, each would cost the frame a style and a layout. The
 * link in hand and the one that has the focus stay above what is painted; the others lie hidden where they were.
 * @param labels the element that holds the links; the canvas lies under them
 */
export function createNamePainter(labels: HTMLElement) {
  const element = document.createElement('canvas');
  labels.append(element);
  return {
    /** @param isUnder whether the links stay above what is painted, which only readies the canvas */
    paint(painting: BoardPainting, isUnder = false): void {
      const { view, width, unit, board, passing, look } = painting;
      const { em, height, font, ink, bright, ratio } = look;
      labels.dataset.painted = isUnder ? 'under' : 'true';
      const canvas = emptyCanvas(element, width, height, ratio);
      if (!canvas) return;
      for (const { entry, top } of namedRows(board, passing, view, width, em)) {
        const { name, isBar, grade, importance } = entry;
        const x = nameX(entry, view, em);
        const y = nameTop(top, unit, em) + Math.floor(BASELINE * em);
        const room = nameRoom(entry, view, em);
        const colour = isBar && grade === 'établi' ? bright : ink;
        canvas.fillStyle = colour;
        // Longer than its bar, it fades over the last third.
        if (room < (entry.right - entry.left) * em) {
          const fade = canvas.createLinearGradient(x, 0, x + room, 0);
          fade.addColorStop(0.67, colour);
          fade.addColorStop(1, 'transparent');
          canvas.fillStyle = fade;
        }
        canvas.font = `${importance * 100 + 300} ${em}px ${font}`;
        canvas.fillText(name, x, y);
      }
    },
    /** Leaves the names to their links. */
    clear(): void {
      labels.dataset.painted = 'false';
    },
  };
}
