import { Agent, request } from 'node:http';

export interface Measured {
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

/** Requests one address repeatedly over persistent connections, one request at a time on each. */
export async function load({
  url,
  headers = {},
  seconds,
  connections,
}: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failed = 0;
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const ask = (): Promise<boolean> =>
    new Promise((resolve) => {
      const asked = request(url, { agent, headers }, (answer) => {
        answer.resume();
        answer.once('end', () => resolve((answer.statusCode ?? 500) < 400));
        answer.once('error', () => resolve(false));
      });
      asked.once('error', () => resolve(false));
      asked.end();
    });
  const work = async (): Promise<void> => {
    while (performance.now() < until) {
      const from = performance.now();
      if (!(await ask())) failed += 1;
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (ratio: number): number => times[Math.floor(ratio * (times.length - 1))] ?? NaN;
  const took = (performance.now() - begun) / 1000;
  return { requestsPerSecond: times.length / took, p50: at(0.5), p99: at(0.99), failed };
}
