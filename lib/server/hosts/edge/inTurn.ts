import 'server-only';

/** The longest that work waits for what is before it, in milliseconds: a platform may have given that up. */
const PATIENCE_MS = 10_000;

/**
 * Makes a queue in which one piece of work is done after the other: what each needs while it is done, tens of
 * megabytes for a page, is then needed once.
 *
 * @param inBackground keeps the host running until work has ended, so that what follows is not kept waiting
 */
export function inTurn(inBackground: (work: Promise<unknown>) => void) {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const done = within(last).then(work);
    last = done.catch(() => undefined);
    inBackground(last);
    return done;
  };
}

/** Resolves when the promise does, or after the patience. */
async function within(promise: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([promise, patience]).finally(() => clearTimeout(timer));
}
