import { join } from 'node:path';
import type { Effort } from './effort';
import { startBuild } from './servers';
import { endsAfter, longestWait, megabytes } from './table';
import { startBigFeed } from '@/tests/e2e/feed/bigFeed';
import { peakResidentBytes, residentBytes } from '@/tests/e2e/http/processes';

const FEED_EPISODES = 5000;

/** Measures memory, and the longest response time of other requests, while a feed of 5,000 episodes is refreshed. */
export async function refresh({ folder, isQuick }: Effort): Promise<void> {
  const feed = await startBigFeed(FEED_EPISODES, [], 'http://localhost:3000');
  const site = await startBuild({
    PODCAST_FEED_URL: feed.url,
    FEED_TTL_SECONDS: '3',
    FEED_CACHE_DIR: join(folder, 'big'),
  });
  const fetchList = async (): Promise<string> =>
    (await fetch(`${site.origin}/episodes`)).text();
  const waitForEpisode = async (newest: number): Promise<void> => {
    while (!(await fetchList()).includes(`titre-flux-${newest}"`)) await pause(200);
  };
  await waitForEpisode(FEED_EPISODES);
  const restMs = await longestWait(site.origin, endsAfter(isQuick ? 1 : 3));
  let maxWaitMs = 0;
  const rounds = isQuick ? 2 : 5;
  for (let round = 1; round <= rounds; round += 1) {
    feed.publish();
    let isRead = false;
    const reading = waitForEpisode(FEED_EPISODES + round).then(() => void (isRead = true));
    maxWaitMs = Math.max(maxWaitMs, await longestWait(site.origin, { isOver: () => isRead }));
    await reading;
  }
  console.log(
    `${FEED_EPISODES} episodes: the home page takes at most ${restMs.toFixed(0)} ms at rest, ${maxWaitMs.toFixed(0)} ms in ${rounds} refreshes; memory ${megabytes(residentBytes(site.pid))} MB, at most ${megabytes(peakResidentBytes(site.pid))} MB`,
  );
  await site.stop();
  await feed.close();
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
