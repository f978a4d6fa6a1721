import type { MouseEvent } from 'react';

/**
 * Tells whether a click navigates in this tab: primary button, no modifier key, which would ask for
 * a new tab or a download.
 */
export const isPlainClick = ({
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean => button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
