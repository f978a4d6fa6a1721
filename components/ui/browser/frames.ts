/** Runs a task with the next frame; returns the way to take the request back. */
export function requestFrame(task: () => void): () => void {
  const frame = requestAnimationFrame(task);
  return () => cancelAnimationFrame(frame);
}

/**
 * Calls a step each frame, with the milliseconds gone since the call, until it says that nothing is left to do.
 * @returns the way to stop before
 */
export function animate(step: (elapsed: number) => boolean): () => void {
  const start = performance.now();
  let cancel = requestFrame(function frame() {
    if (step(performance.now() - start)) cancel = requestFrame(frame);
  });
  return () => cancel();
}
