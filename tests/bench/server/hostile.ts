import { join } from 'node:path';
import type { Effort } from './effort';
import { startBuild } from './servers';
import { endsAfter, longestWait, megabytes } from './table';
import { HOSTILE_MARKUP, startHostileFeed } from '@/tests/e2e/feed/hostileFeeds';
import { peakResidentBytes } from '@/tests/e2e/http/processes';

/** Measures the home page's response time, and memory, while feeds made to stop a server are read. */
export async function hostile({ folder, isQuick }: Effort): Promise<void> {
  const names = Object.keys(HOSTILE_MARKUP);
  for (const [index, name] of names.entries()) {
    if (isQuick && index > 1) break;
    const feed = await startHostileFeed(name);
    const site = await startBuild({
      PODCAST_FEED_URL: feed.url,
      FEED_TTL_SECONDS: '900',
      FEED_CACHE_DIR: join(folder, `hostile-${index}`),
    });
    // The feed is read from the start: the first measure is during the reading, the second after it.
    let isRefused = false;
    const refusal = site.untilPrinted('servi à la place').then(() => void (isRefused = true));
    const readingMs = await longestWait(site.origin, { isOver: () => isRefused });
    await refusal;
    const restMs = await longestWait(site.origin, endsAfter(1));
    console.log(
      `${name}: the home page takes at most ${readingMs.toFixed(0)} ms while it is read, ${restMs.toFixed(0)} ms at rest; memory at most ${megabytes(peakResidentBytes(site.pid))} MB`,
    );
    await site.stop();
    await feed.close();
  }
}
