import { emptyCanvas, type BoardPainting } from '@/components/timeline/stage/boardPainter';
import { namedRows, nameX } from '@/lib/timeline/board/names';

/** How far under the top of its line a name stands, in em: our letters rise 0.924 em in 1.211, the line has 1.1. */
const BASELINE = 0.87;

/**
 * Shows the names as painted while the scale changes: as links, each would cost the frame a style and a layout. The
 * link in hand and the one that has the focus stay above what is painted; the others lie hidden where they were.
 */
export interface NamePainter {
  /** @param isUnder whether the links stay above what is painted, which only readies the canvas */
  readonly paint: (painting: BoardPainting, isUnder?: boolean) => void;
  /** Leaves the names to their links. */
  readonly clear: () => void;
}

/** @param labels the element that holds the links; the canvas lies under them */
export function createNamePainter(labels: HTMLElement): NamePainter {
  const element = document.createElement('canvas');
  labels.append(element);
  return {
    paint({ view, width, board, passing, look }, isUnder) {
      const { em, rem, font, ink, paper, ratio } = look;
      labels.dataset.painted = isUnder ? 'under' : 'true';
      const canvas = emptyCanvas(element, width, board.height * rem, ratio);
      if (!canvas) return;
      for (const { entry, top } of namedRows(board, passing, view, width, em)) {
        const { title, kind, grade, importance } = entry;
        canvas.fillStyle = kind && grade === 'établi' ? paper : ink;
        canvas.font = `${importance * 100 + 300} ${em}px ${font}`;
        const padding = kind ? 0.175 : 0.1;
        canvas.fillText(title, nameX(entry, view, em), (top + padding) * rem + BASELINE * em);
      }
    },
    clear() {
      labels.dataset.painted = 'false';
    },
  };
}
