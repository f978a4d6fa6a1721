/** Settles when the last exit from fullscreen has ended. */
let exiting = Promise.resolve();

/**
 * Shows the document in fullscreen, after a pending exit, which would end it again. Requires a user gesture; when the
 * browser refuses, the window stays as it is.
 */
export function enterFullscreen(): void {
  void exiting
    .then(() => document.documentElement.requestFullscreen?.())
    .catch(() => undefined);
}

/** Leaves fullscreen, if the document is shown in it. */
export function exitFullscreen(): void {
  if (document.fullscreenElement) exiting = document.exitFullscreen().catch(() => undefined);
}
