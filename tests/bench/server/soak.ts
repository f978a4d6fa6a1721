import { ASKED } from './asked';
import { load } from './load';
import type { Effort } from './effort';
import { startBuild } from './servers';
import { megabytes, row } from './table';
import { peakResidentBytes, residentBytes } from '@/tests/e2e/http/processes';

/** Memory, over a long time of mixed load. */
export async function soak({ soak: whole, folder }: Effort): Promise<void> {
  const site = await startBuild({ PODCAST_FEED_URL: '', FEED_CACHE_DIR: folder });
  const seconds = whole / ASKED.length;
  for (const [name, path, headers] of ASKED) {
    const url = site.origin + path;
    row(
      `${name}, ${seconds.toFixed(0)} s`,
      await load({ url, headers, seconds, connections: 8 }),
    );
    console.log(`memory: ${megabytes(residentBytes(site.pid))} MB`);
  }
  console.log(`memory at most: ${megabytes(peakResidentBytes(site.pid))} MB`);
  await site.stop();
}
