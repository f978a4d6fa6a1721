import 'server-only';

/** In milliseconds: the longest slice of work between two turns of the event loop. */
const SLICE_MS = 5;

/** Runs a generator to its end in slices, between which the event loop handles other requests. */
export async function inSlices<T>(generator: Generator<void, T>): Promise<T> {
  for (;;) {
    const sliceEnd = performance.now() + SLICE_MS;
    do {
      const step = generator.next();
      if (step.done) return step.value;
    } while (performance.now() < sliceEnd);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
