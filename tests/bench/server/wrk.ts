import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { load, type Load, type Measured } from './load';
import { programPath } from '@/tests/fixtures/programs';

const MILLISECONDS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

const wrk = programPath('wrk');

/** Name of the load generator: wrk, which is faster than the server, or Node, which is not. */
export const LOADER = wrk === null ? 'Node (wrk is not on this machine)' : 'wrk';

/** Requests one address repeatedly, with the fastest load generator on this machine. */
export async function measureLoad(asked: Load): Promise<Measured> {
  if (wrk === null) return load(asked);
  const { url, headers = {}, seconds, connections } = asked;
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...named, url];
  const { stdout } = await promisify(execFile)(wrk, options);
  return readWrk(stdout);
}

/** Parses the output of `wrk --latency`. */
function readWrk(text: string): Measured {
  const find = (pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';
  const time = (percent: string): number => {
    const [, value = 'NaN', unit = 'ms'] =
      new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(us|ms|s|m)`, 'm').exec(text) ?? [];
    return Number(value) * (MILLISECONDS[unit] ?? NaN);
  };
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
    text,
  );
  const errors = (broken ?? []).slice(1).reduce((sum, count) => sum + Number(count), 0);
  return {
    requestsPerSecond: Number(find(/^Requests\/sec:\s+([\d.]+)/m)),
    p50: time('50'),
    p99: time('99'),
    failed: errors + Number(find(/Non-2xx or 3xx responses: (\d+)/) || 0),
  };
}
