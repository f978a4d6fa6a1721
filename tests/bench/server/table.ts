import type { LoadResult } from './load';

/** Converts bytes to whole mebibytes. */
export const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);

export function printRow(
  name: string,
  { requestsPerSecond, p50, p99, failed }: LoadResult,
): void {
  const failures = failed > 0 ? `   ${failed} failed` : '';
  console.log(
    `${name.padEnd(34)} ${requestsPerSecond.toFixed(0).padStart(7)}/s   p50 ${p50.toFixed(1).padStart(6)} ms   p99 ${p99.toFixed(1).padStart(7)} ms${failures}`,
  );
}

/** Measures the home page's longest response time until a condition ends, in milliseconds. */
export async function longestWait(
  origin: string,
  condition: { readonly isOver: () => boolean },
): Promise<number> {
  let maxWait = 0;
  while (!condition.isOver()) {
    const requestStart = performance.now();
    await (await fetch(`${origin}/`)).arrayBuffer();
    maxWait = Math.max(maxWait, performance.now() - requestStart);
  }
  return maxWait;
}

/** Creates a condition that ends after a number of seconds. */
export function endsAfter(seconds: number): { readonly isOver: () => boolean } {
  const endTime = performance.now() + seconds * 1000;
  return { isOver: () => performance.now() > endTime };
}
