import 'server-only';
import { constants } from 'node:fs';
import { copyFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { contentType } from 'mime-types';
import { filesBelow } from '@/lib/server/hosts/node/filesBelow';
import { makeFolder } from '@/lib/server/makeFolder';
import type { SiteFile } from '@/lib/server/manifest';

/** In milliseconds: how long a page of a former build may survive in a cache or an open window. */
const RETENTION_MS = 30 * 24 * 3600 * 1000;

/** An address of a hashed file; its segments cannot leave the folder. */
const HASHED_FILE_PATH = /^\/_next\/static((?:\/(?!\.)[\w~.-]+)+)$/;

/** Finds a hashed file of a former build. The name, a hash of the bytes, is the entity tag. */
export async function findFormerFile(folder: string, path: string): Promise<SiteFile | null> {
  const [, name] = HASHED_FILE_PATH.exec(path) ?? [];
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
 * Copies the hashed files of this build to a folder that outlives the build, shared by all instances if on a volume: a
 * page that a cache or a window still shows finds its scripts after a deployment. A file is dated by the last build
 * that contains the file; files of builds replaced more than thirty days ago are removed. Rejects when the disk fails.
 * @param source the folder of `_next/static` of this build
 * @param now milliseconds since 1970
 */
export async function copyHashedFiles(
  source: string,
  folder: string,
  now: number,
): Promise<void> {
  const hashedFiles = await filesBelow(source);
  for (const { path, file } of hashedFiles) await copyFileOnce(file, join(folder, path), now);
  // `copyFileOnce` has renewed the dates of this build's files.
  for (const { file } of await filesBelow(folder))
    if (now - (await stat(file)).mtimeMs > RETENTION_MS) await rm(file, { force: true });
}

/**
 * Copies one file. A file with the same name has the same bytes: only its date is renewed. The copy is written under a
 * name that is no address, then renamed, so that a request never reads a partial file.
 */
async function copyFileOnce(from: string, to: string, now: number): Promise<void> {
  const [sourceStats, targetStats] = await Promise.all([
    stat(from),
    stat(to).catch(() => null),
  ]);
  if (targetStats?.size === sourceStats.size) return utimes(to, now / 1000, now / 1000);
  const tempFile = join(dirname(to), `.${basename(to)}.${process.pid}`);
  await makeFolder(dirname(to));
  try {
    await copyFile(from, tempFile, constants.COPYFILE_FICLONE);
    await utimes(tempFile, now / 1000, now / 1000);
    await rename(tempFile, to);
  } finally {
    await rm(tempFile, { force: true });
  }
}
