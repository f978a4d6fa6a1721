import 'server-only';
import { constants } from 'node:fs';
import { copyFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { contentType } from 'mime-types';
import { makeFolder } from '@/lib/server/makeFolder';
import type { SiteFile } from '@/lib/server/manifest';

/** How long a page of a former build may still be read, from a cache or from a window that stayed open. */
const KEPT_MS = 30 * 24 * 3600 * 1000;

/** An address of a file of a build, by whose parts nothing above the folder can be reached. */
const ADDRESS = /^\/_next\/static((?:\/(?!\.)[\w~.-]+)+)$/;

/** Returns where a file of a former build would lie; null for what is no address of one. */
export function formerFile(folder: string, path: string): string | null {
  const [, name] = ADDRESS.exec(path) ?? [];
  return name === undefined ? null : join(folder, name);
}

/**
 * Finds a hashed file of a former build. Its name is its tag: whatever has that name has those bytes.
 *
 * @param elsewhere where the bytes of what is found will be, by digest
 */
export async function findFormer(
  folder: string,
  path: string,
  elsewhere: Map<string, string>,
): Promise<SiteFile | null> {
  const file = formerFile(folder, path);
  const stats = file === null ? null : await stat(file).catch(() => null);
  if (file === null || stats === null || !stats.isFile()) return null;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const digest = `former-${name}`;
  elsewhere.set(digest, file);
  const type = contentType(name) || 'application/octet-stream';
  return { digest, size: stats.size, type, modifiedAt: Math.floor(stats.mtimeMs / 1000) };
}

/**
 * Keeps the hashed files of this build in a folder that outlives it, and on a volume every instance's: a page that a
 * cache or a window still shows finds its scripts after a deployment. Each file is as old as its last build; those of
 * builds that ended thirty days ago are removed. Rejects when the disk does.
 *
 * @param source the folder of `_next/static` of this build
 * @param now milliseconds since 1970
 */
export async function keepBuild(source: string, folder: string, now: number): Promise<void> {
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
 */
async function keepFile(from: string, to: string, now: number): Promise<void> {
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

/** Returns the files below a folder, relative to it. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1));
}
