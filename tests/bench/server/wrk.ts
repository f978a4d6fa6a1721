import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { load, type Load, type LoadResult } from './load';
import { programPath } from '@/tests/fixtures/programs';

const MILLISECONDS_BY_UNIT: Readonly<Record<string, number>> = {
  us: 0.001,
  ms: 1,
  s: 1000,
  m: 60_000,
};

const wrkPath = programPath('wrk');

/** Name of the load generator: wrk, which is faster than the server, or Node, which is slower. */
export const LOAD_GENERATOR = wrkPath === null ? 'Node (wrk is not on this machine)' : 'wrk';

/** Requests one address repeatedly, with the fastest load generator on this machine. */
export async function measureLoad(options: Load): Promise<LoadResult> {
  if (wrkPath === null) return load(options);
  const { url, headers = {}, seconds, connections } = options;
  const headerOptions = Object.entries(headers).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ]);
  const wrkOptions = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    ...headerOptions,
    url,
  ];
  const { stdout } = await promisify(execFile)(wrkPath, wrkOptions);
  return readWrk(stdout);
}

/** Parses the output of `wrk --latency`. */
function readWrk(text: string): LoadResult {
  const findValue = (pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';
  const time = (percent: string): number => {
    const [, value = 'NaN', unit = 'ms'] =
      new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(us|ms|s|m)`, 'm').exec(text) ?? [];
    return Number(value) * (MILLISECONDS_BY_UNIT[unit] ?? NaN);
  };
  const socketErrors =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text);
  const errors = (socketErrors ?? []).slice(1).reduce((sum, count) => sum + Number(count), 0);
  return {
    requestsPerSecond: Number(findValue(/^Requests\/sec:\s+([\d.]+)/m)),
    p50: time('50'),
    p99: time('99'),
    failed: errors + Number(findValue(/Non-2xx or 3xx responses: (\d+)/) || 0),
  };
}
