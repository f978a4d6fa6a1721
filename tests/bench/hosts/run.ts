/**
 * npm run bench:hosts [-- rounds]
 * Compares one build on Node, workerd and Deno: time from the start of the process to the first
 * complete response, memory, and requests a second. Only ratios to Node within one run are
 * comparable between machines.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { KINSHIP_PATH } from '@/lib/genealogy/address';
import { startEdgeHost } from '@/scripts/hosts/hostProcess';
import { measureLoad, LOAD_GENERATOR } from '@/tests/bench/server/wrk';
import { megabytes } from '@/tests/bench/server/table';
import { median } from '@/tests/bench/harness/statistics';
import { freePort } from '@/tests/e2e/feed/upstream';
import { processorSeconds, residentBytes } from '@/tests/e2e/http/processes';
import { START_ARGUMENTS } from '@/tests/e2e/serve';

/**
 * Number of rounds, of which medians are printed; the hosts alternate, so that the machine's load affects all alike.
 */
const ROUNDS = Number(process.argv[2] ?? 5);
const SECONDS = 2;
const CONNECTIONS = 16;

/** Requests of each kind before the measure, so that the code is compiled. */
const WARM_UP_REQUESTS = 100;

const REQUESTS: readonly (readonly [name: string, path: string])[] = [
  ['a page', '/'],
  ['the feed', '/api/feed'],
  ['a search', '/episodes?q=hegire'],
  ['a kinship', `${KINSHIP_PATH}?de=muhammad&a=ali`],
];

const BROTLI_HEADERS = { 'Accept-Encoding': 'br' };

type HostStarter = (port: number) => ChildProcess;

const HOST_STARTERS: Readonly<Record<string, HostStarter>> = {
  Node: (port) =>
    spawn(process.execPath, [...START_ARGUMENTS, '-p', String(port)], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'ignore',
    }),
  workerd: (port) => startEdgeHost(process.cwd(), 'workerd', port),
  Deno: (port) => startEdgeHost(process.cwd(), 'deno', port),
};

/** Starts a host; returns the time until its first complete page, in milliseconds. */
async function startHost(start: HostStarter) {
  const port = await freePort();
  const startTime = performance.now();
  const host = start(port);
  const origin = `http://localhost:${port}`;
  const hasAnswered = async (): Promise<boolean> =>
    fetch(origin, { headers: BROTLI_HEADERS }).then(
      async (page) => (await page.text()).includes('</html>'),
      () => false,
    );
  while (!(await hasAnswered())) await new Promise((resolve) => setTimeout(resolve, 5));
  const startMs = performance.now() - startTime;
  const stop = async (): Promise<void> => {
    const exited = once(host, 'exit');
    host.kill('SIGTERM');
    await exited;
  };
  return { origin, took: startMs, pid: host.pid ?? 0, stop };
}

type Host = Awaited<ReturnType<typeof startHost>>;

/** Measures the hosts in turn; prints the median of each figure, and the ratio to the first host's. */
async function compare(
  figures: readonly string[],
  measure: (name: string) => Promise<readonly number[]>,
): Promise<void> {
  const samples: (readonly [name: string, values: readonly number[]])[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of Object.keys(HOST_STARTERS)) samples.push([name, await measure(name)]);
  for (const [index, figure] of figures.entries()) {
    const medians = Object.keys(HOST_STARTERS).map((name) => {
      const hostSamples = samples.filter(([sampleName]) => sampleName === name);
      return [name, median(hostSamples.map(([, values]) => values[index] ?? NaN))] as const;
    });
    const [, baseMedian = NaN] = medians[0] ?? [];
    const cells = medians.map(([name, value]) =>
      `${name} ${Math.round(value)} (${(value / baseMedian).toFixed(2)})`.padEnd(22),
    );
    console.log(figure.padEnd(34), ...cells);
  }
}

const machineLoads = (): string =>
  loadavg()
    .map((average) => average.toFixed(1))
    .join(' ');

async function main(): Promise<void> {
  console.log(`load of the machine before: ${machineLoads()}; ${LOAD_GENERATOR}`);
  const hosts = new Map<string, Host>();
  const requireValue = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('A host that was started is expected.');
    return value;
  };
  await compare(['first whole page, ms'], async (name) => {
    await hosts.get(name)?.stop();
    const host = await startHost(requireValue(HOST_STARTERS[name]));
    hosts.set(name, host);
    return [host.took];
  });
  const residentMegabytes = async (name: string) => [
    megabytes(residentBytes(requireValue(hosts.get(name)).pid)),
  ];
  await compare(['held after a page, MB'], residentMegabytes);
  for (const { origin } of hosts.values())
    for (const [, path] of REQUESTS)
      for (let index = 0; index < WARM_UP_REQUESTS; index += 1)
        await (await fetch(origin + path, { headers: BROTLI_HEADERS })).arrayBuffer();
  for (const [requestName, path] of REQUESTS)
    await compare(
      [`${requestName}, a second`, `${requestName}, a second of processor`],
      async (name) => {
        const { origin, pid } = requireValue(hosts.get(name));
        const load = { url: origin + path, headers: BROTLI_HEADERS, connections: CONNECTIONS };
        const secondsBefore = processorSeconds(pid);
        const { requestsPerSecond } = await measureLoad({ ...load, seconds: SECONDS });
        const processorTime = processorSeconds(pid) - secondsBefore;
        return [requestsPerSecond, (requestsPerSecond * SECONDS) / processorTime];
      },
    );
  await compare(['held after all, MB'], residentMegabytes);
  for (const { stop } of hosts.values()) await stop();
  console.log(`load of the machine after: ${machineLoads()}`);
}

void main();
