/** Runs a task after a delay in milliseconds; returns a function that cancels it. */
export function schedule(task: () => void, milliseconds: number): () => void {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
}

/** Runs functions in order, each in a task of its own; returns a function that cancels those that have not begun. */
export function inTurn(...tasks: readonly (() => void)[]): () => void {
  const [first, ...rest] = tasks;
  let cancel = (): void => undefined;
  if (first)
    cancel = schedule(() => {
      first();
      cancel = inTurn(...rest);
    }, 0);
  return () => cancel();
}
