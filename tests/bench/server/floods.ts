import type { Effort } from './effort';
import { flood, UPGRADE, upload } from './flooding';
import { startBuild } from './servers';
import { megabytes } from './table';
import { load } from './load';
import { openDescriptors, peakResidentBytes, residentBytes } from '@/tests/e2e/http/processes';
import { askRaw, rawRequest } from '@/tests/fixtures/http/rawHttp';

const PAGES = ['/', '/outils', '/episodes', '/episodes?q=medine', '/api/feed', '/nope'];

/** Measures memory and file descriptors during floods of useless requests: upgrades, bodies, thousands of pages. */
export async function floods({ folder, isQuick }: Effort): Promise<void> {
  const site = await startBuild({ PODCAST_FEED_URL: '', FEED_CACHE_DIR: folder });
  const peakMemory = (): string => `at most ${megabytes(peakResidentBytes(site.pid))} MB`;
  await askRaw(site.origin, rawRequest('GET /nope'));

  const upgrades = isQuick ? 2000 : 20_000;
  const descriptorsBefore = openDescriptors(site.pid);
  await flood(upgrades, 32, () => askRaw(site.origin, rawRequest('GET /nope', UPGRADE), 2000));
  const descriptorsAfter = openDescriptors(site.pid);
  console.log(
    `${upgrades} upgrades: descriptors ${descriptorsBefore} → ${descriptorsAfter}; ${peakMemory()}`,
  );

  const uploads = isQuick ? 40 : 160;
  await flood(uploads, 40, () => upload(site, 'POST', '/episodes'));
  console.log(`${uploads} bodies of 20 MB, 40 at once: ${peakMemory()}`);

  const seconds = isQuick ? 1 : 5;
  let requestCount = 0;
  for (const path of PAGES) {
    const result = await load({ url: site.origin + path, seconds, connections: 32 });
    requestCount += result.requestsPerSecond * seconds;
  }
  const currentMegabytes = megabytes(residentBytes(site.pid));
  console.log(
    `${requestCount.toFixed(0)} requests more: ${currentMegabytes} MB; ${peakMemory()}`,
  );
  await site.stop();
}
