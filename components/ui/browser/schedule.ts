/** Runs a task after a delay in milliseconds; returns a function that cancels the task. */
export function schedule(task: () => void, milliseconds: number): () => void {
  const timer = setTimeout(task, milliseconds);
  return () => clearTimeout(timer);
}

/** Runs functions in order, each in a task of its own; returns a function that cancels the functions not yet begun. */
export function runInTasks(...tasks: readonly (() => void)[]): () => void {
  const [firstTask, ...otherTasks] = tasks;
  let cancel = (): void => undefined;
  if (firstTask)
    cancel = schedule(() => {
      firstTask();
      cancel = runInTasks(...otherTasks);
    }, 0);
  return () => cancel();
}
