import 'server-only';
import { access, constants, readdir, readFile, statfs } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { upstreamFeedUrl } from '@/lib/server/environment';
import { readOnce } from '@/lib/server/content/readOnce';
import { makeFolder } from '@/lib/server/makeFolder';
import {
  cacheFolder,
  currentFeed,
  sharedStoreState,
} from '@/lib/server/feed/snapshot/currentFeed';

/** A copy of the feed that is older asks for a look at its upstream, in seconds. */
const OLD = 24 * 3600;

/** Below it a new copy may not find room, in bytes. */
const LITTLE_ROOM = 64 * 1024 * 1024;

/** How long a disk may take to answer, in milliseconds: one on the network may never do. */
const DISK_PATIENCE_MS = 1000;

/** Of the files and connections that the process may open: above it visitors will soon be refused. */
const MOST_DESCRIPTORS_RATIO = 0.9;

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
  readonly disk: 'ok' | 'full' | 'read-only' | 'silent';
  /** Whether more files and connections can be opened. */
  readonly descriptors: 'ok' | 'few' | 'unknown';
}

/** Looks at what serving depends on. Rejects when `content/` itself is wrong: the site cannot be served then. */
export async function readiness(now = Date.now()): Promise<Readiness> {
  const [copy, disk, descriptors] = await Promise.all([
    currentFeed(),
    diskState(cacheFolder()),
    descriptorState(),
  ]);
  const isUpstream = copy.source === 'upstream';
  const ageSeconds = isUpstream ? Math.floor((now - copy.fetchedAt) / 1000) : null;
  const isOld = ageSeconds === null ? upstreamFeedUrl() !== null : ageSeconds > OLD;
  const store = sharedStoreState();
  const feed = { source: copy.source, episodes: copy.episodes.length, ageSeconds, isOld };
  const isWell = !isOld && store !== 'down' && disk === 'ok' && descriptors !== 'few';
  const status = isWell ? 'ready' : 'degraded';
  return { status, build: buildId(), feed, store, disk, descriptors };
}

/** Looks under way, by folder: a disk that does not answer is not asked again by each who asks. */
const looking = new Map<string, Promise<Readiness['disk']>>();

/** Whether a copy of the feed can be kept there; `silent` when the disk does not say so in time. */
export async function diskState(folder: string, look = lookAtDisk): Promise<Readiness['disk']> {
  const state = looking.get(folder) ?? look(folder).finally(() => looking.delete(folder));
  looking.set(folder, state);
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<'silent'>((resolve) => {
    timer = setTimeout(() => resolve('silent'), DISK_PATIENCE_MS);
  });
  return Promise.race([state, patience]).finally(() => clearTimeout(timer));
}

async function lookAtDisk(folder: string): Promise<Readiness['disk']> {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < LITTLE_ROOM ? 'full' : 'ok';
  } catch {
    return 'read-only';
  }
}

/** How many descriptors a process has left, as Linux tells them (proc(5)): `few` from nine tenths of its limit on. */
export async function descriptorState(
  folder = '/proc/self',
): Promise<Readiness['descriptors']> {
  try {
    const limits = await readFile(join(/* turbopackIgnore: true */ folder, 'limits'), 'utf8');
    const [, most] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
    if (most === undefined) return 'unknown';
    const open = await readdir(join(/* turbopackIgnore: true */ folder, 'fd'));
    return open.length < Number(most) * MOST_DESCRIPTORS_RATIO ? 'ok' : 'few';
  } catch (error) {
    // Where none is left, not even they can be read.
    return error instanceof Error && 'code' in error && error.code === 'EMFILE'
      ? 'few'
      : 'unknown';
  }
}

const buildId = readOnce((): string =>
  readFileSync(
    join(/* turbopackIgnore: true */ process.cwd(), '.next', 'BUILD_ID'),
    'utf8',
  ).trim(),
);
