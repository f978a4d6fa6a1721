/** Settles when the last exit from fullscreen has ended. */
let pendingExit = Promise.resolve();

/**
 * Shows the document in fullscreen, after a pending exit, which would end the new fullscreen. Requires a user gesture;
 * when the browser refuses, the window stays as it is.
 */
export function enterFullscreen(): void {
  void pendingExit
    .then(() => document.documentElement.requestFullscreen?.())
    .catch(() => undefined);
}

/** Leaves fullscreen, if the document is shown in fullscreen. */
export function exitFullscreen(): void {
  if (document.fullscreenElement)
    pendingExit = document.exitFullscreen().catch(() => undefined);
}
