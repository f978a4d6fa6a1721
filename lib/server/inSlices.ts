import 'server-only';

/** In milliseconds: the longest slice of work between two turns of the event loop. */
const SLICE_MS = 5;

/** Runs a generator to its end in slices, between which the event loop handles other requests. */
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
