import 'server-only';

/** How long a slice of work keeps the event loop, in milliseconds. */
const SLICE_MS = 5;

/** Runs a generator to its end in slices of time, between which the event loop answers whoever else asks. */
export async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
