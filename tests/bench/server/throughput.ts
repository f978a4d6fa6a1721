import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ASKED, CACHED_BY_NGINX, PASSED_ON_BY_NGINX } from './asked';
import type { Effort } from './effort';
import type { Measured } from './load';
import { startBare, startBuild } from './servers';
import { megabytes, row } from './table';
import { measureLoad, LOADER } from './wrk';
import { startProxy, type Proxy } from '@/tests/deploy/proxies';
import { peakResidentBytes, residentBytes } from '@/tests/e2e/http/processes';
import { programPath } from '@/tests/fixtures/programs';

/** Location of the shipped configuration that passes pages on. */
const PROXY_LOCATION =
  /location \/ \{[^}]*\}/.exec(readFileSync('deploy/nginx/nginx.conf', 'utf8'))?.[0] ?? '';

/** Starts an nginx that serves these bytes from disk, as a reference for the shipped configuration. */
function startDisk(nginx: string, app: number, folder: string, body: Buffer): Promise<Proxy> {
  writeFileSync(join(folder, 'body.html'), body);
  const fromDisk = `location = /api/health { proxy_cache off; proxy_pass http://app; }
    location / { proxy_cache off; root ${folder}; add_header Content-Encoding br; try_files /body.html =404; }`;
  const types = ['sendfile on;', 'sendfile on; types { text/html html; }'] as const;
  return startProxy('nginx', nginx, app, join(folder, 'disk'), [
    [PROXY_LOCATION, fromDisk],
    types,
  ]);
}

/**
 * Measures requests a second: of the site alone, behind nginx, of nginx from disk, and of a minimal
 * Node server with the same bytes.
 */
export async function throughput({ seconds, connections, folder }: Effort): Promise<void> {
  console.log(`asked by ${LOADER} on ${connections} connections for ${seconds} s each`);
  const begun = performance.now();
  const site = await startBuild({ PODCAST_FEED_URL: '', FEED_CACHE_DIR: folder });
  await raw(`${site.origin}/`, {});
  console.log(`from start to first answer: ${Math.round(performance.now() - begun)} ms`);
  const nginx = programPath('nginx');
  const app = Number(new URL(site.origin).port);
  const proxy = nginx && (await startProxy('nginx', nginx, app, join(folder, 'nginx')));
  if (!proxy) console.log('nginx is not on this machine: the rows behind it are left out.');
  for (const [name, path, headers] of ASKED) {
    // Kept encoded, so that the compared responses have equal length.
    const { body, headers: sent } = await raw(site.origin + path, headers);
    const measure = (origin: string) =>
      measureLoad({ url: origin + path, headers, seconds, connections });
    const bare = await startBare(body, sent);
    const alone = await measure(site.origin);
    const limit = await measure(bare.origin);
    await bare.stop();
    row(`${name}, alone`, alone);
    row(`${name}, bare Node`, limit);
    console.log(`${name}: ${ratio(alone, limit)} of bare Node`);
    if (!nginx || !proxy) continue;
    if (PASSED_ON_BY_NGINX.includes(name))
      row(`${name}, behind nginx`, await measure(proxy.origin));
    if (!CACHED_BY_NGINX.includes(name)) continue;
    const disk = await startDisk(nginx, app, folder, body);
    // Warms nginx's cache, which the bench compares with the site.
    await raw(proxy.origin + path, headers);
    const behind = await measure(proxy.origin);
    const fromDisk = await measure(disk.origin);
    await disk.stop();
    row(`${name}, behind nginx`, behind);
    row(`${name}, nginx from its disk`, fromDisk);
    console.log(`${name}: behind nginx ${ratio(behind, fromDisk)} of nginx from its disk`);
  }
  const [now, most] = [residentBytes(site.pid), peakResidentBytes(site.pid)];
  console.log(`memory: ${megabytes(now)} MB, at most ${megabytes(most)} MB`);
  if (proxy) await proxy.stop();
  await site.stop();
}

const ratio = (one: Measured, other: Measured): string =>
  (one.requestsPerSecond / other.requestsPerSecond).toFixed(2);

/** Requests an address without decoding; returns headers and encoded body. */
async function raw(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ body: Buffer; headers: Headers }> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const given = Object.entries(answer.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      resolve({ body: Buffer.concat(chunks), headers: new Headers(given) });
    });
    asked.once('error', reject);
    asked.end();
  });
}
