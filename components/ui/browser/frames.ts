import { schedule } from '@/components/ui/browser/schedule';

/** Runs a task with the next frame; returns the way to take the request back. */
export function requestFrame(task: () => void): () => void {
  const frame = requestAnimationFrame(task);
  return () => cancelAnimationFrame(frame);
}

/** Runs a task once the next frame has been painted, so that it delays nothing that is seen; returns the way to take it back. */
export function afterNextFrame(task: () => void): () => void {
  let cancel = requestFrame(() => {
    cancel = schedule(task, 0);
  });
  return () => cancel();
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
