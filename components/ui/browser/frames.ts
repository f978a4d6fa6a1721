import { schedule } from '@/components/ui/browser/schedule';

/** Runs a task in the next animation frame; returns a function that cancels the task. */
export function requestFrame(task: () => void): () => void {
  const frame = requestAnimationFrame(task);
  return () => cancelAnimationFrame(frame);
}

/** Runs a task after the paint of the next frame, so as to delay no paint; returns a function that cancels the task. */
export function afterNextFrame(task: () => void): () => void {
  let cancel = requestFrame(() => {
    cancel = schedule(task, 0);
  });
  return () => cancel();
}

/**
 * Calls `step` in each animation frame, with the milliseconds since the start, until `step` returns false.
 * @returns a function that cancels the animation
 */
export function animate(step: (elapsed: number) => boolean): () => void {
  const start = performance.now();
  let cancel = requestFrame(function frame() {
    if (step(performance.now() - start)) cancel = requestFrame(frame);
  });
  return () => cancel();
}
