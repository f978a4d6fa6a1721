/**
 * npm run bench:hosts [-- rounds]
 * The same build on Node, workerd and Deno: from the start of a process to its first whole answer, what it holds, and
 * how many requests it answers in a second. Ratios to Node in one run are to be trusted, other figures are of a machine.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { KINSHIP_PATH } from '@/lib/genealogy/address';
import { startEdgeHost } from '@/scripts/hosts/hostProcess';
import { hammer, LOADER } from '@/tests/bench/server/wrk';
import { megabytes } from '@/tests/bench/server/table';
import { median } from '@/tests/bench/harness/statistics';
import { freePort } from '@/tests/e2e/feed/upstream';
import { residentBytes } from '@/tests/e2e/http/processes';
import { SERVE } from '@/tests/e2e/serve';

/** Each figure is the median of as many; the hosts take turns, so that what else runs meets all of them. */
const ROUNDS = Number(process.argv[2] ?? 5);
const SECONDS = 2;
const CONNECTIONS = 16;

const ASKED: readonly (readonly [name: string, path: string])[] = [
  ['a page', '/'],
  ['the feed', '/api/feed'],
  ['a search', '/episodes?q=hegire'],
  ['a kinship', `${KINSHIP_PATH}?de=muhammad&a=ali`],
];

const CODED = { 'Accept-Encoding': 'br' };

type Start = (port: number) => ChildProcess;

const START: Readonly<Record<string, Start>> = {
  Node: (port) =>
    spawn(process.execPath, [...SERVE, '-p', String(port)], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'ignore',
    }),
  workerd: (port) => startEdgeHost(process.cwd(), 'workerd', port),
  Deno: (port) => startEdgeHost(process.cwd(), 'deno', port),
};

/** Starts a host; returns what it took to its first whole page, in milliseconds. */
async function begin(start: Start) {
  const port = await freePort();
  const begun = performance.now();
  const host = start(port);
  const origin = `http://localhost:${port}`;
  const answer = async (): Promise<boolean> =>
    fetch(origin, { headers: CODED }).then(
      async (page) => (await page.text()).includes('</html>'),
      () => false,
    );
  while (!(await answer())) await new Promise((resolve) => setTimeout(resolve, 5));
  const took = performance.now() - begun;
  const stop = async (): Promise<void> => {
    const gone = once(host, 'exit');
    host.kill('SIGTERM');
    await gone;
  };
  return { origin, took, pid: host.pid ?? 0, stop };
}

type Host = Awaited<ReturnType<typeof begin>>;

/** Measures the hosts in turn, and prints the medians and their ratios to the first. */
async function compare(
  figure: string,
  measure: (name: string) => Promise<number>,
): Promise<void> {
  const names = Object.keys(START);
  const values = new Map(names.map((name): [string, number[]] => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names) values.get(name)?.push(await measure(name));
  const medians = [...values].map(([name, all]) => [name, median(all)] as const);
  const [, base = NaN] = medians[0] ?? [];
  const cells = medians.map(([name, value]) =>
    `${name} ${Math.round(value)} (${(value / base).toFixed(2)})`.padEnd(22),
  );
  console.log(figure.padEnd(26), ...cells);
}

const startOf = (name: string): Start => {
  const start = START[name];
  if (start === undefined) throw new Error(`No host « ${name} ».`);
  return start;
};

async function main(): Promise<void> {
  const machine = (): string =>
    loadavg()
      .map((one) => one.toFixed(1))
      .join(' ');
  console.log(`load of the machine before: ${machine()}; ${LOADER}`);
  await compare('first whole page, ms', async (name) => {
    const { took, stop } = await begin(startOf(name));
    await stop();
    return took;
  });
  const hosts = new Map<string, Host>();
  for (const name of Object.keys(START)) hosts.set(name, await begin(startOf(name)));
  const hostOf = (name: string): Host =>
    hosts.get(name) ?? { origin: '', took: 0, pid: 0, stop: async () => undefined };
  const held = async (name: string): Promise<number> =>
    megabytes(residentBytes(hostOf(name).pid));
  await compare('held after a page, MB', held);
  for (const [asked, path] of ASKED)
    await compare(`${asked}, requests/s`, async (name) => {
      const url = hostOf(name).origin + path;
      const load = { url, headers: CODED, connections: CONNECTIONS, seconds: SECONDS };
      const { requestsPerSecond, failed } = await hammer(load);
      if (failed > 0) console.log(`${name}, ${asked}: ${failed} failed`);
      return requestsPerSecond;
    });
  await compare('held after all, MB', held);
  for (const { stop } of hosts.values()) await stop();
  console.log(`load of the machine after: ${machine()}`);
}

void main();
