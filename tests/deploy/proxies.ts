import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@/tests/e2e/feed/upstream';

export const PROXIES = ['nginx', 'caddy', 'varnishd'] as const;
export type ProxyName = (typeof PROXIES)[number];

export interface Proxy {
  readonly origin: string;
  /** Returns the console output so far. */
  readonly log: () => string;
  /** Redirects further requests to the site on another port (nginx only). */
  readonly pointTo: (sitePort: number) => void;
  readonly stop: () => Promise<void>;
}

interface StartOptions {
  readonly path: string;
  readonly port: number;
  readonly sitePort: number;
  readonly folder: string;
  /** Further replacements in the configuration. */
  readonly changes: Changes;
}

type Changes = readonly (readonly [string, string])[];

interface Command {
  readonly options: readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
}

/** Commands that start each proxy with its shipped configuration; only paths and addresses are replaced. */
const COMMANDS: Readonly<Record<ProxyName, (started: StartOptions) => Command>> = {
  nginx: ({ port, sitePort, folder, changes }) => {
    const file = adaptConfiguration('nginx/nginx.conf', folder, [
      ['server app:3000', `server 127.0.0.1:${sitePort}`],
      ['listen 8080', `listen 127.0.0.1:${port}`],
      ['/var/cache/nginx', join(folder, 'cache')],
      ['/tmp/nginx.pid', join(folder, 'nginx.pid')],
      ['/dev/stdout', join(folder, 'access.log')],
      ['worker_processes auto', 'worker_processes 1'],
      ...changes,
    ]);
    mkdirSync(join(folder, 'cache'), { recursive: true });
    return { options: ['-c', file, '-e', 'stderr', '-g', 'daemon off; user root;'] };
  },
  caddy: ({ port, sitePort, folder }) => ({
    options: ['run', '--adapter', 'caddyfile', '--config', 'deploy/caddy/Caddyfile'],
    variables: {
      SITE_ADDRESS: `http://:${port}`,
      UPSTREAM: `127.0.0.1:${sitePort}`,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  }),
  varnishd: ({ port, sitePort, folder, changes }) => {
    const file = adaptConfiguration('varnish/default.vcl', folder, [
      ['"app"', '"127.0.0.1"'],
      ['"3000"', `"${sitePort}"`],
      ...changes,
    ]);
    const options = ['-F', '-f', file, '-a', `127.0.0.1:${port}`, '-n', join(folder, 'v')];
    return {
      options: [...options, '-p', 'http_gzip_support=off', '-s', 'malloc,50m', '-j', 'none'],
    };
  },
};

/** Starts a proxy with its shipped configuration before the site on a port. */
export async function startProxy(
  name: ProxyName,
  path: string,
  sitePort: number,
  folder: string,
  changes: Changes = [],
): Promise<Proxy> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const { options, variables } = COMMANDS[name]({ path, port, sitePort, folder, changes });
  const child = spawn(path, options, { env: { ...process.env, ...variables } });
  const lines: string[] = [];
  child.stdout.on('data', (chunk) => lines.push(String(chunk)));
  child.stderr.on('data', (chunk) => lines.push(String(chunk)));
  const proxy = {
    origin: `http://127.0.0.1:${port}`,
    log: () => lines.join('') + readLog(join(folder, 'access.log')),
    pointTo(newPort: number) {
      COMMANDS[name]({ path, port, sitePort: newPort, folder, changes });
      child.kill('SIGHUP');
    },
    stop: () => stopProcess(child),
  };
  await untilReady(proxy.origin, child, proxy.log);
  return proxy;
}

const readLog = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function adaptConfiguration(configuration: string, folder: string, changes: Changes): string {
  let text = readFileSync(join('deploy', configuration), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from))
      throw new Error(`deploy/${configuration}: «${from}» is expected.`);
    text = text.replaceAll(from, to);
  }
  const file = join(folder, configuration.replace('/', '-'));
  writeFileSync(file, text);
  return file;
}

async function untilReady(
  origin: string,
  child: ChildProcess,
  log: () => string,
): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/api/health`).catch(() => null);
    if (answer?.status === 200) return;
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended: ${log()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
