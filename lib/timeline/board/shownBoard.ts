import type { Board, BoardEntry, BoardLane } from '@/lib/timeline/board/board';
import type { Era } from '@/lib/timeline/record';

/** A visible lane: its position without the hidden lanes, and its index among all lanes, which selects the colour. */
export interface ShownLane extends BoardLane {
  readonly tone: number;
}

/** An entry with the position of its row, in rows, and the index of its lane among all lanes. */
export interface ShownRow {
  readonly entry: BoardEntry;
  readonly top: number;
  readonly tone: number;
}

/** The board without hidden lanes: the other lanes move up, with the same rows. */
export interface ShownBoard {
  readonly lanes: readonly ShownLane[];
  readonly rows: readonly ShownRow[];
  readonly eras: readonly Era[];
  /** Height of the shown lanes, in rows. */
  readonly height: number;
}

/**
 * Lays out a board without its hidden lanes.
 * @param hidden ids of the hidden lanes
 */
export function boardWithoutLanes(
  board: Omit<Board, 'overview'>,
  hidden: readonly string[],
): ShownBoard {
  let height = 0;
  const lanes = board.lanes.flatMap((lane, tone): readonly ShownLane[] => {
    if (hidden.includes(lane.id)) return [];
    const top = height;
    height += lane.height;
    return [{ ...lane, top, tone }];
  });
  const originalTops = new Map(board.lanes.map(({ id, top }) => [id, top]));
  const lanesById = new Map(lanes.map((lane) => [lane.id, lane]));
  return {
    lanes,
    height,
    eras: board.eras,
    rows: board.entries.flatMap((entry) => {
      const lane = lanesById.get(entry.lane);
      if (!lane) return [];
      return [
        {
          entry,
          top: entry.top - (originalTops.get(entry.lane) ?? 0) + lane.top,
          tone: lane.tone,
        },
      ];
    }),
  };
}
