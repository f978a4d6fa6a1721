/** Heights of the parts of a lane, in rem; they grow with the reader's text. */
export const HEIGHTS = { head: 1.5, span: 1.25, event: 1.75, foot: 0.5 } as const;

/** The part of a row, in rem, that is its marks': the name of an event stands above them, that of a span within. */
export const MARK_ROOM = {
  event: { y: 1.1, height: 0.5 },
  span: { y: 0.09, height: 1.07 },
} as const;

/** Size of a label, in rem. */
export const LABEL_REM = 0.8125;

/** Empty space between the ends of a bar and the name in it, in em of the label. */
export const BAR_PADDING = 0.5;
