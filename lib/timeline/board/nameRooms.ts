import type { SpanExtent } from '@/lib/timeline/board/spanRows';

/** Days of a span over which its label may extend. */
export interface NameRoom {
  readonly sureFrom: number;
  readonly sureTo: number;
}

/**
 * Separates the label rooms of each row. Spans of one row may overlap in the year in which one ends and the next begins
 * (spanRows.ts): each room keeps its half of the common days, so that labels do not overlap.
 * @returns the rooms by the id of their span
 */
export function separateNameRooms(
  spans: readonly (SpanExtent & NameRoom & { readonly row: number })[],
): ReadonlyMap<string, NameRoom> {
  const rooms = new Map<string, NameRoom>();
  const lastByRow = new Map<number, { readonly id: string; readonly room: NameRoom }>();
  for (const { id, row, sureFrom, sureTo } of spans.toSorted(compareStarts)) {
    const previous = lastByRow.get(row);
    const isShared = previous !== undefined && previous.room.sureTo > sureFrom;
    const middle = isShared ? Math.floor((previous.room.sureTo + sureFrom) / 2) : sureFrom;
    if (isShared) rooms.set(previous.id, { ...previous.room, sureTo: middle });
    const room = { sureFrom: middle, sureTo };
    rooms.set(id, room);
    lastByRow.set(row, { id, room });
  }
  return rooms;
}

const compareStarts = (a: SpanExtent, b: SpanExtent): number => a.from - b.from || a.to - b.to;
