import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from '@/tests/e2e/it';
import { START_ARGUMENTS } from './serve';
import { freePort } from '@/tests/e2e/feed/upstream';

/** The production build on a separate port, with a separate feed and cache folder. */
export interface Site {
  readonly origin: string;
  readonly pid: number;
  /** Returns the console output so far. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

const sites: Site[] = [];

/**
 * Starts the production build with an upstream, until `stopSites`. The build's copy of the feed expires
 * after a second by default, so that tests can observe the refresh.
 * @param root folder of another build
 */
export async function startSite(
  feedUrl: string,
  variables: Readonly<Record<string, string>> = {},
  root = process.cwd(),
): Promise<Site> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [...START_ARGUMENTS, '-H', '127.0.0.1', '-p', String(port)],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PODCAST_FEED_URL: feedUrl,
        FEED_TTL_SECONDS: '1',
        FEED_TIMEOUT_SECONDS: '2',
        FEED_FIRST_WAIT_SECONDS: '1',
        FEED_CACHE_DIR: it.info().outputPath('feed-cache'),
        ...variables,
      },
    },
  );
  const lines: string[] = [];
  child.stdout.on('data', (chunk) => lines.push(String(chunk)));
  child.stderr.on('data', (chunk) => lines.push(String(chunk)));
  const site = {
    origin,
    pid: child.pid ?? 0,
    log: () => lines.join(''),
    stop: () => stopProcess(child),
  };
  sites.push(site);
  await expect.poll(site.log, { timeout: 30_000 }).toMatch(/Ready/);
  return site;
}

export async function stopSites(): Promise<void> {
  await Promise.all(sites.splice(0).map((site) => site.stop()));
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
