/** Heights of the parts of a lane, in rows: the board is as high as its stage, and a row is its share of it. */
export const HEIGHTS = { head: 0.25, span: 1, event: 1, foot: 0.9 } as const;

/** Least height of a row, in rem: names of two rows do not touch. */
export const LEAST_ROW = 0.83;

/** Height of a line of a name, in em of the label. */
export const NAME_LINE = 1;

/** Heights of the marks of a row, in rem. */
export const MARK_REM = { event: 0.5625, span: 0.8125 } as const;

/** Size of a label, in rem. */
export const LABEL_REM = 0.75;

/** Empty space between the ends of a bar and the name in it, in em of the label. */
export const BAR_PADDING = 0.4;

/** From the middle of an event's mark to its name, and to where its row is free on the other side, in em of the label. */
export const MARK_ROOM = { name: 0.85, free: 0.7 } as const;

/** Least part of a bar in which a name begins, in em of the label: 34 pixels. */
export const LEAST_BAR_NAME = 2.8;
