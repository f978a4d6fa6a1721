import { boxAround, overlap, type Box } from '@/lib/map/markers/box';
import type { Point, Size } from '@/lib/surface/viewport';

/** Least distance from the centre of a marker to its group's list, in pixels. */
const NEAR_DISTANCE = 20;
const DISTANCES = [NEAR_DISTANCE, 60, 100];
/** Padding of the list, in pixels. */
const PADDING = 6;
/** Width of a marker, in pixels. */
const PIN_WIDTH = 28;
/** Margin between a list and the stage's edge, in pixels. */
const MARGIN = 4;
/** Distance from the centre of a marker to the start of its label, in pixels. */
const LABEL_OFFSET = 17;

/** The list of the places at a shared marker, in the anchor's pixels. */
export interface GroupList extends Size {
  /** Top left corner. */
  readonly corner: Point;
  /** Centres of the markers in the list, in a column, each with its label on the right. */
  readonly rows: readonly Point[];
}

/**
 * Places a group's list within the stage beside the shared marker: on the right if possible, else on the left or below,
 * where it covers the fewest other markers.
 * @param host centre of the shared marker
 * @param nameWidths widths of the labels, in the order of the list
 * @param stage visible area, in the same pixels
 * @param rowHeight height of a row in pixels
 * @param pins centres of the markers on the map, in the same pixels
 */
export function listBeside(
  host: Point,
  nameWidths: readonly number[],
  stage: Box,
  rowHeight: number,
  pins: readonly Point[] = [host],
): GroupList {
  const width = 2 * (PADDING + LABEL_OFFSET) + Math.max(...nameWidths);
  const height = 2 * PADDING + nameWidths.length * rowHeight;
  const y = host.y - height / 2;
  const corners = [
    ...DISTANCES.map((distance) => ({ x: host.x + distance, y })),
    { x: host.x - NEAR_DISTANCE - width, y },
    { x: host.x - width / 2, y: host.y + NEAR_DISTANCE },
  ].map((corner) => ({
    x: clampStart(corner.x, width, stage.left, stage.right),
    y: clampStart(corner.y, height, stage.top, stage.bottom),
  }));
  const countCovered = ({ x, y }: Point): number => {
    const box = { left: x, right: x + width, top: y, bottom: y + height };
    return pins.filter((pin) => overlap(box, boxAround(pin, PIN_WIDTH))).length;
  };
  // Sorting is stable: of equal candidates the first wins.
  const [corner = host] = corners.toSorted((a, b) => countCovered(a) - countCovered(b));
  return {
    corner,
    width,
    height,
    rows: nameWidths.map((_, row) => ({
      x: corner.x + PADDING + LABEL_OFFSET,
      y: corner.y + PADDING + (row + 0.5) * rowHeight,
    })),
  };
}

const clampStart = (start: number, length: number, from: number, to: number): number =>
  Math.max(from + MARGIN, Math.min(start, to - MARGIN - length));
