/** Runs a task after so many milliseconds; returns the way to take the request back. */
export function schedule(task: () => void, milliseconds: number): () => void {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
}

/** Runs tasks one after the other, each in a task of its own; returns the way to take back what has not begun. */
export function inTurn(...tasks: readonly (() => void)[]): () => void {
  const [first, ...rest] = tasks;
  let takeBack = (): void => undefined;
  if (first)
    takeBack = schedule(() => {
      first();
      takeBack = inTurn(...rest);
    }, 0);
  return () => takeBack();
}
