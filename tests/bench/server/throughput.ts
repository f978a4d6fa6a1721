import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHED_BY_NGINX, LAST_READY, PASSED_ON_BY_NGINX, REQUESTS } from './asked';
import type { Effort } from './effort';
import type { LoadResult } from './load';
import { startBare, startBuild } from './servers';
import { megabytes, printRow } from './table';
import { measureLoad, LOAD_GENERATOR } from './wrk';
import { startProxy, type Proxy } from '@/tests/deploy/proxies';
import { peakResidentBytes, residentBytes } from '@/tests/e2e/http/processes';
import { programPath } from '@/tests/fixtures/programs';

/** How often the site and bare Node are measured in turn; the middle of the ratios is printed. */
const ROUNDS = 3;

/** Location of the shipped configuration that passes pages on. */
const PROXY_LOCATION =
  /location \/ \{[^}]*\}/.exec(readFileSync('deploy/nginx/nginx.conf', 'utf8'))?.[0] ?? '';

/** Starts an nginx that serves these bytes from disk, as a reference for the shipped configuration. */
function startDiskProxy(
  nginx: string,
  sitePort: number,
  folder: string,
  body: Buffer,
): Promise<Proxy> {
  writeFileSync(join(folder, 'body.html'), body);
  const diskLocation = `location = /api/health { proxy_cache off; proxy_pass http://app; }
    location / { proxy_cache off; root ${folder}; add_header Content-Encoding br; try_files /body.html =404; }`;
  const typeReplacement = ['sendfile on;', 'sendfile on; types { text/html html; }'] as const;
  return startProxy('nginx', nginx, sitePort, join(folder, 'disk'), [
    [PROXY_LOCATION, diskLocation],
    typeReplacement,
  ]);
}

/**
 * Measures requests a second: of the site alone, behind nginx, of nginx from disk, and of a minimal
 * Node server with the same bytes.
 */
export async function throughput({ seconds, connections, folder }: Effort): Promise<void> {
  console.log(`asked by ${LOAD_GENERATOR} on ${connections} connections for ${seconds} s each`);
  const site = await startBuild({ PODCAST_FEED_URL: '', FEED_CACHE_DIR: folder });
  console.log(`from start to first answer: ${Math.round(site.firstAnswerTime)} ms`);
  const nginx = programPath('nginx');
  const sitePort = Number(new URL(site.origin).port);
  const proxy = nginx && (await startProxy('nginx', nginx, sitePort, join(folder, 'nginx')));
  if (!proxy) console.log('nginx is not on this machine: the rows behind it are left out.');
  const printMemory = (after: string): void => {
    const [residentSize, peakSize] = [residentBytes(site.pid), peakResidentBytes(site.pid)];
    const sizes = `${megabytes(residentSize)} MB, at most ${megabytes(peakSize)} MB`;
    console.log(`memory after ${after}: ${sizes}`);
  };
  for (const [name, path, headers] of REQUESTS) {
    // Keep the encoded body, so that the compared responses have equal length.
    const { body, headers: responseHeaders } = await fetchRaw(site.origin + path, headers);
    const measure = (origin: string) =>
      measureLoad({ url: origin + path, headers, seconds, connections });
    const bareServer = await startBare(body, responseHeaders);
    for (const origin of [site.origin, bareServer.origin])
      await measureLoad({ url: origin + path, headers, seconds: 1, connections });
    const ratios: number[] = [];
    // One after the other, several times: another load of the machine weighs on both.
    for (let round = 1; round <= ROUNDS; round += 1) {
      const siteResult = await measure(site.origin);
      const bareResult = await measure(bareServer.origin);
      ratios.push(ratio(siteResult, bareResult));
      if (round < ROUNDS) continue;
      printRow(`${name}, alone`, siteResult);
      printRow(`${name}, bare Node`, bareResult);
    }
    await bareServer.stop();
    const [leastRatio = 0, middleRatio = 0] = ratios.toSorted((a, b) => a - b);
    console.log(
      `${name}: ${middleRatio.toFixed(2)} of bare Node (${leastRatio.toFixed(2)} at least)`,
    );
    if (name === LAST_READY) printMemory('pages and files');
    if (!nginx || !proxy) continue;
    if (PASSED_ON_BY_NGINX.includes(name))
      printRow(`${name}, behind nginx`, await measure(proxy.origin));
    if (!CACHED_BY_NGINX.includes(name)) continue;
    const diskProxy = await startDiskProxy(nginx, sitePort, folder, body);
    // Warms nginx's cache, which the bench compares with the site.
    await fetchRaw(proxy.origin + path, headers);
    const proxyResult = await measure(proxy.origin);
    const diskResult = await measure(diskProxy.origin);
    await diskProxy.stop();
    printRow(`${name}, behind nginx`, proxyResult);
    printRow(`${name}, nginx from its disk`, diskResult);
    console.log(
      `${name}: behind nginx ${ratio(proxyResult, diskResult).toFixed(2)} of nginx from its disk`,
    );
  }
  printMemory('all of them');
  if (proxy) await proxy.stop();
  await site.stop();
}

const ratio = (first: LoadResult, second: LoadResult): number =>
  first.requestsPerSecond / second.requestsPerSecond;

/** Requests an address without decoding; returns headers and encoded body. */
async function fetchRaw(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ body: Buffer; headers: Headers }> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const clientRequest = request(url, { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const headerPairs = Object.entries(response.headers).map(
        ([name, value]): [string, string] => [name, String(value)],
      );
      resolve({ body: Buffer.concat(chunks), headers: new Headers(headerPairs) });
    });
    clientRequest.once('error', reject);
    clientRequest.end();
  });
}
