import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import {
  isEdgeHost,
  startEdgeHost,
  WRANGLER_CONFIG,
  type EdgeHost,
} from '@/scripts/hosts/hostProcess';
import { freePort } from '@/tests/e2e/feed/upstream';
import { expect } from '@/tests/e2e/it';

/** Hosts of the site; Node's is the server that Playwright has started. */
export const HOSTS = ['node', 'workerd', 'deno'] as const;

/** workerd with `deploy/workers/wrangler.jsonc`, as deployed. */
const DEPLOYED = 'Workers, as deployed,';

/** Hosts whose complete responses are compared. */
export const EVERY_HOST = [...HOSTS, DEPLOYED] as const;

type HostName = (typeof EVERY_HOST)[number];

export const EDGE_HOSTS: readonly EdgeHost[] = HOSTS.filter(isEdgeHost);

/** A host that serves the build. */
export interface RunningHost {
  readonly origin: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const startedHosts: ChildProcess[] = [];

/** Starts an edge host on a free port, with the existing bundle; `stopHosts` stops it. */
export async function startHost(
  host: EdgeHost,
  options: Parameters<typeof startEdgeHost>[3] = {},
): Promise<RunningHost> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = startEdgeHost(process.cwd(), host, port, options);
  startedHosts.push(child);
  const isHealthy = () =>
    fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isHealthy, { timeout: 30_000 }).toBe(true);
  return { origin, pid: child.pid ?? 0, stop: () => stopProcess(child) };
}

/** Stops every host that this worker has started. */
export async function stopHosts(): Promise<void> {
  await Promise.all(startedHosts.splice(0).map(stopProcess));
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/**
 * Returns a host under test: for Node, the server that Playwright has started; any other host is started.
 * @param nodeOrigin origin of Playwright's server (`baseURL`)
 */
export async function hostAt(name: HostName, nodeOrigin = ''): Promise<RunningHost> {
  if (name === DEPLOYED)
    return startHost('workerd', {
      configuration: WRANGLER_CONFIG,
      parameters: ['--experimental'],
    });
  return name === 'node'
    ? { origin: nodeOrigin, pid: 0, stop: async () => undefined }
    : startHost(name);
}
