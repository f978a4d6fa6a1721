import 'server-only';
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder with those above it. Node's own `recursive` never ends where a folder can be looked into and takes no
 * other, as below /proc: it makes the parent, which is there, again and again. Rejects as `mkdir` does.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (await isMade(folder)) return;
  await makeFolder(dirname(folder));
  if (!(await isMade(folder)))
    throw new Error(`ENOENT: no such file or directory, mkdir '${folder}'`);
}

/** Tries to make one folder; false when the one above it is missing. */
const isMade = (folder: string): Promise<boolean> =>
  mkdir(folder).then(
    () => true,
    async (error: unknown) => {
      const code =
        typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
      if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return true;
      if (code === 'ENOENT' && dirname(folder) !== folder) return false;
      throw error;
    },
  );
