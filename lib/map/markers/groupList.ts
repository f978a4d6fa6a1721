import { boxAround, overlap, type Box } from '@/lib/map/markers/box';
import type { Point, Size } from '@/lib/surface/viewport';

/** Pixels from the middle of a marker to its group's list; those on its right, the nearest first. */
const NEAR = 20;
const AWAY = [NEAR, 60, 100];
/** Pixels between the list's edge and what it holds. */
const PADDING = 6;
/** Width of a marker in pixels. */
const PIN = 28;
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
 * Places a group's list within the stage, beside the marker that its places share: on the right, as far as need be,
 * else on the left or under it, where it hides no other marker, or the fewest.
 * @param host the middle of that marker
 * @param nameWidths how wide the names are, in the order of the list
 * @param stage what is in sight, in the same pixels
 * @param rowHeight pixels from one row to the next
 * @param pins the middles of the markers on the map, in the same pixels
 */
export function listBeside(
  host: Point,
  nameWidths: readonly number[],
  stage: Box,
  rowHeight: number,
  pins: readonly Point[] = [host],
): GroupList {
  const width = 2 * (PADDING + BEFORE_NAME) + Math.max(...nameWidths);
  const height = 2 * PADDING + nameWidths.length * rowHeight;
  const y = host.y - height / 2;
  const corners = [
    ...AWAY.map((away) => ({ x: host.x + away, y })),
    { x: host.x - NEAR - width, y },
    { x: host.x - width / 2, y: host.y + NEAR },
  ].map((at) => ({
    x: within(at.x, width, stage.left, stage.right),
    y: within(at.y, height, stage.top, stage.bottom),
  }));
  const covered = ({ x, y }: Point): number => {
    const box = { left: x, right: x + width, top: y, bottom: y + height };
    return pins.filter((pin) => overlap(box, boxAround(pin, PIN))).length;
  };
  // The first of those that hide the fewest: sorting keeps the order of equals.
  const [corner = host] = corners.toSorted((a, b) => covered(a) - covered(b));
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
