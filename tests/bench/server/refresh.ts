import { join } from 'node:path';
import type { Effort } from './effort';
import { startBuild } from './servers';
import { lasting, longestWait, megabytes } from './table';
import { startBigFeed } from '@/tests/e2e/feed/bigFeed';
import { peakResidentBytes, residentBytes } from '@/tests/e2e/http/processes';

const FROM_FEED = 5000;

/** Measures memory, and the longest response time of other requests, while a feed of 5,000 episodes is refreshed. */
export async function refresh({ folder, isQuick }: Effort): Promise<void> {
  const feed = await startBigFeed(FROM_FEED, [], 'http://localhost:3000');
  const site = await startBuild({
    PODCAST_FEED_URL: feed.url,
    FEED_TTL_SECONDS: '3',
    FEED_CACHE_DIR: join(folder, 'big'),
  });
  const list = async (): Promise<string> => (await fetch(`${site.origin}/episodes`)).text();
  const until = async (newest: number): Promise<void> => {
    while (!(await list()).includes(`titre-flux-${newest}"`)) await pause(200);
  };
  await until(FROM_FEED);
  const rest = await longestWait(site.origin, lasting(isQuick ? 1 : 3));
  let most = 0;
  const rounds = isQuick ? 2 : 5;
  for (let round = 1; round <= rounds; round += 1) {
    feed.publish();
    let isRead = false;
    const read = until(FROM_FEED + round).then(() => void (isRead = true));
    most = Math.max(most, await longestWait(site.origin, { isOver: () => isRead }));
    await read;
  }
  console.log(
    `${FROM_FEED} episodes: the home page takes at most ${rest.toFixed(0)} ms at rest, ${most.toFixed(0)} ms in ${rounds} refreshes; memory ${megabytes(residentBytes(site.pid))} MB, at most ${megabytes(peakResidentBytes(site.pid))} MB`,
  );
  await site.stop();
  await feed.close();
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
