import 'server-only';
import { access, constants, readdir, readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder } from '@/lib/server/feed/snapshot/feedHost';
import { makeFolder } from '@/lib/server/makeFolder';

/** Below it a new copy may not find room, in bytes. */
const LITTLE_ROOM = 64 * 1024 * 1024;

/** How long a disk may take to answer, in milliseconds: one on the network may never do. */
const DISK_TIMEOUT_MS = 1000;

/** Of the files and connections that the process may open: above it visitors will soon be refused. */
const MOST_DESCRIPTORS_RATIO = 0.9;

/** What the machine below the site says of itself. */
export interface MachineState {
  /** Whether a copy of the feed can be kept; `none` on a host that has no disk. */
  readonly disk: 'ok' | 'full' | 'read-only' | 'silent' | 'none';
  /** Whether more files and connections can be opened. */
  readonly descriptors: 'ok' | 'few' | 'unknown';
}

/** Looks at the disk of the feed's copy and at what the process may open. */
export async function machineState(): Promise<MachineState> {
  const [disk, descriptors] = await Promise.all([diskState(cacheFolder()), descriptorState()]);
  return { disk, descriptors };
}

/** Looks under way, by folder: a disk that does not answer is not asked again by each who asks. */
const looking = new Map<string, Promise<MachineState['disk']>>();

/** Checks whether the cache folder is writable; `silent` when the disk does not answer in time. */
export async function diskState(
  folder: string,
  look = lookAtDisk,
): Promise<MachineState['disk']> {
  const state = looking.get(folder) ?? look(folder).finally(() => looking.delete(folder));
  looking.set(folder, state);
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<'silent'>((resolve) => {
    timer = setTimeout(() => resolve('silent'), DISK_TIMEOUT_MS);
  });
  return Promise.race([state, patience]).finally(() => clearTimeout(timer));
}

async function lookAtDisk(folder: string): Promise<MachineState['disk']> {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < LITTLE_ROOM ? 'full' : 'ok';
  } catch {
    return 'read-only';
  }
}

/** Counts the free file descriptors of the process on Linux (proc(5)): `few` from nine tenths of its limit on. */
export async function descriptorState(
  folder = '/proc/self',
): Promise<MachineState['descriptors']> {
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
