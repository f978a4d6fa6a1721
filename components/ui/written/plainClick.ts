import type { MouseEvent } from 'react';

/** Whether a press asks for this page, and not the browser for something else: a new tab, a download. */
export const isPlainClick = ({
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean => button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
