import 'server-only';
import { access, constants, mkdir, statfs } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { upstreamFeedUrl } from '@/lib/server/environment';
import { readOnce } from '@/lib/server/content/readOnce';
import {
  cacheFolder,
  currentFeed,
  sharedStoreState,
} from '@/lib/server/feed/snapshot/currentFeed';

/** A copy of the feed that is older asks for a look at its upstream, in seconds. */
const OLD = 24 * 3600;

/** Below it a new copy may not find room, in bytes. */
const LITTLE_ROOM = 64 * 1024 * 1024;

/** What a server says of itself. It can serve either way: a copy that is old is better than none. */
export interface Readiness {
  readonly status: 'ready' | 'degraded';
  readonly build: string;
  readonly feed: {
    readonly source: 'upstream' | 'built-in';
    readonly episodes: number;
    /** Since the upstream gave or confirmed it; null for the built-in feed. */
    readonly ageSeconds: number | null;
    readonly isOld: boolean;
  };
  readonly store: 'none' | 'up' | 'down';
  readonly disk: 'ok' | 'full' | 'read-only';
}

/** Looks at what serving depends on. Rejects when `content/` itself is wrong: the site cannot be served then. */
export async function readiness(now = Date.now()): Promise<Readiness> {
  const [copy, disk] = await Promise.all([currentFeed(), diskState(cacheFolder())]);
  const isUpstream = copy.source === 'upstream';
  const ageSeconds = isUpstream ? Math.floor((now - copy.fetchedAt) / 1000) : null;
  const isOld = ageSeconds === null ? upstreamFeedUrl() !== null : ageSeconds > OLD;
  const store = sharedStoreState();
  const feed = { source: copy.source, episodes: copy.episodes.length, ageSeconds, isOld };
  const isWell = !isOld && store !== 'down' && disk === 'ok';
  return { status: isWell ? 'ready' : 'degraded', build: buildId(), feed, store, disk };
}

/** Whether a copy of the feed can be kept there. */
export async function diskState(folder: string): Promise<Readiness['disk']> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < LITTLE_ROOM ? 'full' : 'ok';
  } catch {
    return 'read-only';
  }
}

const buildId = readOnce((): string =>
  readFileSync(
    join(/* turbopackIgnore: true */ process.cwd(), '.next', 'BUILD_ID'),
    'utf8',
  ).trim(),
);
