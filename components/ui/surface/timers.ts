/** How a camera asks the browser for time; each gives the way to take the request back. */
export const timers = {
  requestFrame(task: () => void): () => void {
    const frame = requestAnimationFrame(task);
    return () => cancelAnimationFrame(frame);
  },
  schedule(task: () => void, milliseconds: number): () => void {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
} as const;
