// @ts-check
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder with those above it. Node's own `recursive` never ends where a folder can be looked into and takes no
 * other, as below /proc: it makes the parent, which is there, again and again. Rejects as `mkdir` does.
 *
 * @param {string} folder
 * @returns {Promise<void>}
 */
export async function makeFolder(folder) {
  if (await isMade(folder)) return;
  await makeFolder(dirname(folder));
  if (!(await isMade(folder)))
    throw new Error(`ENOENT: no such file or directory, mkdir '${folder}'`);
}

/**
 * Tries to make one folder; false when the one above it is missing.
 *
 * @param {string} folder
 * @returns {Promise<boolean>}
 */
const isMade = (folder) =>
  mkdir(folder).then(
    () => true,
    async (error) => {
      if (error.code === 'EEXIST' && (await stat(folder)).isDirectory()) return true;
      if (error.code === 'ENOENT' && dirname(folder) !== folder) return false;
      throw error;
    },
  );
