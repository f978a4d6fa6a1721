import type { Measured } from './load';

/** Converts bytes to whole mebibytes. */
export const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);

export function row(name: string, { requestsPerSecond, p50, p99, failed }: Measured): void {
  const lost = failed > 0 ? `   ${failed} failed` : '';
  console.log(
    `${name.padEnd(34)} ${requestsPerSecond.toFixed(0).padStart(7)}/s   p50 ${p50.toFixed(1).padStart(6)} ms   p99 ${p99.toFixed(1).padStart(7)} ms${lost}`,
  );
}

/** Measures the home page's longest response time until a condition ends, in milliseconds. */
export async function longestWait(
  origin: string,
  during: { readonly isOver: () => boolean },
): Promise<number> {
  let most = 0;
  while (!during.isOver()) {
    const from = performance.now();
    await (await fetch(`${origin}/`)).arrayBuffer();
    most = Math.max(most, performance.now() - from);
  }
  return most;
}

/** Creates a condition that ends after a number of seconds. */
export function lasting(seconds: number): { readonly isOver: () => boolean } {
  const until = performance.now() + seconds * 1000;
  return { isOver: () => performance.now() > until };
}
