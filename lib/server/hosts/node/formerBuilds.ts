import 'server-only';
import { constants } from 'node:fs';
import { copyFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { contentType } from 'mime-types';
import { filesBelow } from '@/lib/server/hosts/node/filesBelow';
import { makeFolder } from '@/lib/server/makeFolder';
import type { SiteFile } from '@/lib/server/manifest';

/** How long a page of a former build may still be read, from a cache or from a window that stayed open. */
const KEPT_MS = 30 * 24 * 3600 * 1000;

/** An address of a file of a build, by whose parts nothing above the folder can be reached. */
const ADDRESS = /^\/_next\/static((?:\/(?!\.)[\w~.-]+)+)$/;

/** Finds a hashed file of a former build. Its name is its tag: whatever has that name has those bytes. */
export async function findFormer(folder: string, path: string): Promise<SiteFile | null> {
  const [, name] = ADDRESS.exec(path) ?? [];
  if (name === undefined) return null;
  const file = join(folder, name);
  const stats = await stat(file).catch(() => null);
  if (!stats?.isFile()) return null;
  return {
    digest: `former-${basename(name)}`,
    file,
    size: stats.size,
    type: contentType(basename(name)) || 'application/octet-stream',
    modifiedAt: Math.floor(stats.mtimeMs / 1000),
  };
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
  const mine = await filesBelow(source);
  for (const { path, file } of mine) await keepFile(file, join(folder, path), now);
  // Those of this build are young now.
  for (const { file } of await filesBelow(folder))
    if (now - (await stat(file)).mtimeMs > KEPT_MS) await rm(file, { force: true });
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
