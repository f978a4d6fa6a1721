import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSite } from '@/lib/server/content/site';
import { upstreamFeedUrl } from '@/lib/server/environment';
import { readOnce } from '@/lib/server/content/readOnce';
import { currentFeed, sharedStoreState } from '@/lib/server/feed/snapshot/currentFeed';
import { machineState, type MachineState } from '@/lib/server/readiness/machine';

/** In seconds: an older copy of the feed is reported as old. */
const OLD_SECONDS = 24 * 3600;

/** The readiness report of a server. No state prevents serving, since an old copy of the feed is better than none. */
export interface Readiness extends MachineState {
  readonly status: 'ready' | 'degraded';
  readonly build: string;
  readonly feed: {
    readonly source: 'upstream' | 'built-in';
    readonly episodes: number;
    /** Seconds since the upstream last sent or confirmed the copy; null for the built-in feed. */
    readonly ageSeconds: number | null;
    readonly isOld: boolean;
  };
  readonly store: 'none' | 'up' | 'down';
}

/** Reports the readiness of the server. Rejects when `content/` is invalid, since the site cannot be served then. */
export async function readiness(now = Date.now()): Promise<Readiness> {
  const [{ source, episodes, fetchedAt }, { disk, descriptors }] = await Promise.all([
    currentFeed(),
    machineState(),
  ]);
  const isUpstream = source === 'upstream';
  const ageSeconds = isUpstream ? Math.floor((now - fetchedAt) / 1000) : null;
  const isOld =
    ageSeconds === null ? upstreamFeedUrl(loadSite()) !== null : ageSeconds > OLD_SECONDS;
  const store = sharedStoreState();
  const feed = { source, episodes: episodes.length, ageSeconds, isOld };
  const hasRoom = disk === 'ok' || disk === 'none';
  const isReady = !isOld && store !== 'down' && hasRoom && descriptors !== 'few';
  const status = isReady ? 'ready' : 'degraded';
  return { status, build: buildId(), feed, store, disk, descriptors };
}

const buildId = readOnce((): string =>
  readFileSync(
    join(/* turbopackIgnore: true */ process.cwd(), '.next', 'BUILD_ID'),
    'utf8',
  ).trim(),
);
