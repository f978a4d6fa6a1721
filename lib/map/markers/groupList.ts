import type { Box } from '@/lib/map/markers/box';
import type { Point, Size } from '@/lib/map/camera/viewport';

/** Pixels from the middle of a marker to its group's list, and between the list's edge and what it holds. */
const AWAY = 20;
const PADDING = 6;
/** Pixels between a list and the stage's edge. */
const MARGIN = 4;
/** Pixels from the middle of a marker to the end of its pin and of the gap before its name. */
const BEFORE_NAME = 17;

/** The list of the places that share a marker, in the pixels of its anchor. */
export interface GroupList extends Size {
  /** Its top left corner. */
  readonly corner: Point;
  /** The middles of the markers in it, one under another, each with its name on its right. */
  readonly rows: readonly Point[];
}

/**
 * Places a group's list beside the marker that its places share: on the right, else on the left, else under it,
 * within the stage.
 * @param host the middle of that marker
 * @param nameWidths how wide the names are, in the order of the list
 * @param stage what is in sight, in the same pixels
 * @param rowHeight pixels from one row to the next
 */
export function listBeside(
  host: Point,
  nameWidths: readonly number[],
  stage: Box,
  rowHeight: number,
): GroupList {
  const width = 2 * (PADDING + BEFORE_NAME) + Math.max(...nameWidths);
  const height = 2 * PADDING + nameWidths.length * rowHeight;
  const isBeside = host.x + AWAY + width <= stage.right - MARGIN;
  const fitsLeft = host.x - AWAY - width >= stage.left + MARGIN;
  const left = isBeside ? host.x + AWAY : host.x - AWAY - width;
  const isAside = isBeside || fitsLeft;
  const corner = {
    x: within(isAside ? left : host.x - width / 2, width, stage.left, stage.right),
    y: within(isAside ? host.y - height / 2 : host.y + AWAY, height, stage.top, stage.bottom),
  };
  return {
    corner,
    width,
    height,
    rows: nameWidths.map((_, row) => ({
      x: corner.x + PADDING + BEFORE_NAME,
      y: corner.y + PADDING + (row + 0.5) * rowHeight,
    })),
  };
}

const within = (start: number, length: number, from: number, to: number): number =>
  Math.max(from + MARGIN, Math.min(start, to - MARGIN - length));
