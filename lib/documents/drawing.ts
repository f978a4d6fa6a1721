/** Size of every drawing of a document, in pixels. */
export const DRAWING_SIZE = { width: 960, height: 600 } as const;
