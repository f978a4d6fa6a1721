/** Number of items handled at once: enough for zlib's threads, few enough for their bytes to fit young memory. */
const CONCURRENCY = 16;

/** Maps items by an asynchronous function, of which `concurrency` calls run at once. Results keep the items' order. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
  concurrency = CONCURRENCY,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const runWorker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await map(item);
  };
  await Promise.all(Array.from({ length: concurrency }, runWorker));
  return results;
}
