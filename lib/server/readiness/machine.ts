import 'server-only';
import { access, constants, readdir, readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder } from '@/lib/server/feed/snapshot/feedHost';
import { makeFolder } from '@/lib/server/makeFolder';

/** In bytes: with less free space a new copy of the feed may not fit. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** In milliseconds: the limit for a disk check; a network disk may never answer. */
const DISK_TIMEOUT_MS = 1000;

/** Share of the file descriptors in use above which new connections may soon fail. */
const MAX_DESCRIPTORS_RATIO = 0.9;

/** The state of the machine that runs the site. */
export interface MachineState {
  /** Whether a copy of the feed can be stored; `silent` after a second without an answer, `none` without a disk. */
  readonly disk: 'ok' | 'full' | 'read-only' | 'silent' | 'none';
  /** Whether more file descriptors can be opened. */
  readonly descriptors: 'ok' | 'few' | 'unknown';
}

/** Checks the disk of the feed's copy and the file descriptors of the process. */
export async function machineState(): Promise<MachineState> {
  const [disk, descriptors] = await Promise.all([diskState(cacheFolder()), descriptorState()]);
  return { disk, descriptors };
}

/** Pending checks by folder, so that an unresponsive disk is not checked once per request. */
const pendingChecks = new Map<string, Promise<MachineState['disk']>>();

/** Checks whether the cache folder is writable; `silent` when the disk does not answer in time. */
export async function diskState(
  folder: string,
  check = checkDisk,
): Promise<MachineState['disk']> {
  const state =
    pendingChecks.get(folder) ?? check(folder).finally(() => pendingChecks.delete(folder));
  pendingChecks.set(folder, state);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'silent'>((resolve) => {
    timer = setTimeout(() => resolve('silent'), DISK_TIMEOUT_MS);
  });
  return Promise.race([state, timeout]).finally(() => clearTimeout(timer));
}

async function checkDisk(folder: string): Promise<MachineState['disk']> {
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < MIN_FREE_BYTES ? 'full' : 'ok';
  } catch {
    return 'read-only';
  }
}

/** Counts the free file descriptors of the process on Linux (proc(5)): `few` once nine tenths of the limit are used. */
export async function descriptorState(
  folder = '/proc/self',
): Promise<MachineState['descriptors']> {
  try {
    const limits = await readFile(join(/* turbopackIgnore: true */ folder, 'limits'), 'utf8');
    const [, limit] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
    if (limit === undefined) return 'unknown';
    const openDescriptors = await readdir(join(/* turbopackIgnore: true */ folder, 'fd'));
    return openDescriptors.length < Number(limit) * MAX_DESCRIPTORS_RATIO ? 'ok' : 'few';
  } catch (error) {
    // Without a free descriptor /proc cannot be read either.
    return error instanceof Error && 'code' in error && error.code === 'EMFILE'
      ? 'few'
      : 'unknown';
  }
}
