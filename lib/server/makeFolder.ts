import 'server-only';
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder and its missing parents. Node's own `recursive` loops forever where an existing parent accepts no
 * entries, as below /proc: Node retries the existing parent. Rejects as `mkdir` does.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (await tryMkdir(folder)) return;
  await makeFolder(dirname(folder));
  if (!(await tryMkdir(folder)))
    throw new Error(`ENOENT: no such file or directory, mkdir '${folder}'`);
}

/** Tries to make one folder; resolves to false when its parent is missing. */
const tryMkdir = (folder: string): Promise<boolean> =>
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
