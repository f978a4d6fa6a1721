import { Agent, request } from 'node:http';

export interface LoadResult {
  readonly requestsPerSecond: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Number of responses other than 2xx and 3xx, and of broken connections. */
  readonly failed: number;
}

export interface Load {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly seconds: number;
  readonly connections: number;
}

/** Requests one address repeatedly over persistent connections, one request at a time on each connection. */
export async function load({
  url,
  headers = {},
  seconds,
  connections,
}: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failed = 0;
  const startTime = performance.now();
  const endTime = startTime + seconds * 1000;
  const sendRequest = (): Promise<boolean> =>
    new Promise((resolve) => {
      const clientRequest = request(url, { agent, headers }, (response) => {
        response.resume();
        response.once('end', () => resolve((response.statusCode ?? 500) < 400));
        response.once('error', () => resolve(false));
      });
      clientRequest.once('error', () => resolve(false));
      clientRequest.end();
    });
  const runWorker = async (): Promise<void> => {
    while (performance.now() < endTime) {
      const requestStart = performance.now();
      if (!(await sendRequest())) failed += 1;
      times.push(performance.now() - requestStart);
    }
  };
  await Promise.all(Array.from({ length: connections }, runWorker));
  agent.destroy();
  times.sort((a, b) => a - b);
  const quantile = (ratio: number): number =>
    times[Math.floor(ratio * (times.length - 1))] ?? NaN;
  const elapsedSeconds = (performance.now() - startTime) / 1000;
  return {
    requestsPerSecond: times.length / elapsedSeconds,
    p50: quantile(0.5),
    p99: quantile(0.99),
    failed,
  };
}
