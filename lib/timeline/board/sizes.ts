/** Heights of a lane's parts, in rows: the board fills its stage, and a row is its share of the height. */
export const HEIGHTS = { head: 0.25, span: 1, event: 1, foot: 0.9 } as const;

/** Least height of a row, at which labels of two rows do not touch, in rem. */
export const MIN_ROW_HEIGHT = 0.83;

/** Line height of a label, in em. */
export const NAME_LINE = 1;

/** Heights of marks, in rem. */
export const MARK_REM = { event: 0.5625, span: 0.8125 } as const;

/** Font size of a label, in rem. */
export const LABEL_REM = 0.75;

/** Padding between the ends of a bar and its label, in em. */
export const BAR_PADDING = 0.4;

/** Distances from the centre of an event's mark to its label, and to the next free point on the other side, in em. */
export const MARK_ROOM = { name: 0.85, free: 0.7 } as const;

/** Least width of a bar with a label, in em: 34 pixels. */
export const MIN_BAR_LABEL = 2.8;
