// @ts-check
import { constants } from 'node:fs';
import { copyFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from './makeFolder.mjs';

/** How long a page of a former build may still be read, from a cache or from a window that stayed open. */
const KEPT_MS = 30 * 24 * 3600 * 1000;

/** An address of a file of a build, by whose parts nothing above the folder can be reached. */
const ADDRESS = /^\/_next\/static((?:\/(?!\.)[\w~.-]+)+)$/;

/**
 * Where a file of a former build would lie; null for what is no address of one.
 *
 * @param {string} folder
 * @param {string} path
 */
export function formerFile(folder, path) {
  const [, name] = ADDRESS.exec(path) ?? [];
  return name === undefined ? null : join(folder, name);
}

/**
 * Keeps the hashed files of this build in a folder that outlives it, and on a volume every instance's: a page that a
 * cache or a window still shows finds its scripts after a deployment. Each file is as old as its last build; those of
 * builds that ended thirty days ago are removed. Rejects when the disk does.
 *
 * @param {string} root of the site
 * @param {string} folder
 * @param {number} now milliseconds since 1970
 */
export async function keepBuild(root, folder, now) {
  const source = join(root, '.next', 'static');
  const names = await filesBelow(source);
  for (const name of names) await keepFile(join(source, name), join(folder, name), now);
  const mine = new Set(names);
  for (const name of await filesBelow(folder)) {
    const file = join(folder, name);
    if (!mine.has(name) && now - (await stat(file)).mtimeMs > KEPT_MS)
      await rm(file, { force: true });
  }
}

/**
 * Keeps one file. Its name is a hash of its bytes: one that is there already need only be as young as this build. It is
 * copied beside its place, under a name that is no address, and renamed: whoever asks finds it whole or not at all.
 *
 * @param {string} from
 * @param {string} to
 * @param {number} now milliseconds since 1970
 */
async function keepFile(from, to, now) {
  const [source, kept] = await Promise.all([stat(from), stat(to).catch(() => null)]);
  if (kept?.size === source.size) return utimes(to, now / 1000, now / 1000);
  const draft = join(dirname(to), `.${basename(to)}.${process.pid}`);
  await makeFolder(dirname(to));
  try {
    await copyFile(from, draft, constants.COPYFILE_FICLONE);
    await utimes(draft, now / 1000, now / 1000);
    await rename(draft, to);
  } finally {
    await rm(draft, { force: true });
  }
}

/** @param {string} folder @returns {Promise<string[]>} relative to it */
async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1));
}
